import Box from '@mui/material/Box';
import { useUiText } from '../messages/use-ui-text';
import { radius } from '../theme/tokens';

/** First tab stop: skips the header and goes to the content. */
export function SkipLink({ to = 'main' }: { to?: string }) {
  const text = useUiText();
  return (
    <Box
      component="a"
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        const target = document.getElementById(to);
        target?.focus();
        target?.scrollIntoView();
      }}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        top: 8,
        left: 8,
        px: 2,
        py: 1.25,
        borderRadius: `${radius.control}px`,
        fontWeight: 'bold',
        color: 'accent.contrastText',
        bgcolor: 'accent.main',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {text('skipToContent')}
    </Box>
  );
}
