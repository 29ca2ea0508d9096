import Box from '@mui/material/Box';
import { RouterLink } from '../TextLink/RouterLink';
import { controlHeight, radius } from '../theme/tokens';

export interface CreditsBadgeProps {
  /** `12`. */
  figure: string;
  /** `crédits`. */
  words: string;
  /** What is set aside: `2 en attente`. */
  pending?: string | undefined;
  href: string;
}

/** What may still be spent, always in sight, and what is held back. Leads to the account. */
export function CreditsBadge({ figure, words, pending, href }: CreditsBadgeProps) {
  return (
    <Box
      component={RouterLink}
      href={href}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        minHeight: controlHeight.dense,
        px: 1.25,
        typography: 'body2',
        whiteSpace: 'nowrap',
        textDecoration: 'none',
        fontVariantNumeric: 'tabular-nums',
        borderRadius: `${radius.control}px`,
        border: 1,
        borderColor: 'line.main',
        bgcolor: 'background.sunken',
        color: 'text.secondary',
        '&:hover': { borderColor: 'line.strong' },
      }}
    >
      <Box component="span" sx={{ color: 'text.primary', fontWeight: 'bold' }}>
        {figure}
      </Box>
      <span>{pending === undefined ? words : `${words} · ${pending}`}</span>
    </Box>
  );
}
