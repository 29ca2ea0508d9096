import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { RouterLink } from '../TextLink/RouterLink';
import { radius } from '../theme/tokens';
import type { CardProps } from './Card';

type CardHeadProps = Pick<
  CardProps,
  'title' | 'subtitle' | 'titleLevel' | 'badge' | 'lead' | 'aside' | 'href' | 'wide'
> & { id: string };

/** Title, subtitle, and the elements at both sides. */
export function CardHead({
  id,
  title,
  subtitle,
  titleLevel = 3,
  badge,
  lead,
  aside,
  href,
  wide = false,
}: CardHeadProps) {
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
      {lead}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <Typography
            id={id}
            component={`h${titleLevel}`}
            variant={wide ? 'h3' : 'h4'}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {href === undefined ? title : <CardLink href={href}>{title}</CardLink>}
          </Typography>
          {badge}
        </Box>
        {subtitle !== undefined && (
          <Typography component="div" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      {aside}
    </Box>
  );
}

function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Box
      component={RouterLink}
      href={href}
      data-card-link=""
      sx={{
        color: 'inherit',
        textDecoration: 'none',
        '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: `${radius.card}px` },
        '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em', textDecorationThickness: '1px' },
        '&:focus-visible': { outline: 'none' },
        '&:focus-visible::after': {
          outline: (theme) => `2px solid ${theme.vars.palette.accent.text}`,
          outlineOffset: 2,
        },
      }}
    >
      {children}
    </Box>
  );
}
