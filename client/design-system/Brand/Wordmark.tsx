import Box from '@mui/material/Box';
import { useUiText } from '../messages/use-ui-text';
import { RouterLink } from '../TextLink/RouterLink';
import { headingFamily } from '../theme/typography';
import { radius } from '../theme/tokens';
import { BrandMark } from './BrandMark';

/** The product's name is the same in both languages. */
const NAME = 'Entrevue';

export function Wordmark({ href }: { href?: string }) {
  const text = useUiText();
  const look = {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 44,
    color: 'text.primary',
    textDecoration: 'none',
    borderRadius: `${radius.chip}px`,
    fontFamily: headingFamily,
    fontWeight: 700,
    fontSize: (theme: { typography: { pxToRem: (px: number) => string } }) => theme.typography.pxToRem(21),
    letterSpacing: '-0.02em',
  };
  const content = (
    <>
      <BrandMark />
      <span>{NAME}</span>
    </>
  );
  if (href === undefined) return <Box sx={look}>{content}</Box>;
  return (
    <Box component={RouterLink} href={href} aria-label={text('nav.home')} sx={look}>
      {content}
    </Box>
  );
}
