import Box from '@mui/material/Box';
import { Wallet } from 'lucide-react';
import { RouterLink } from '../TextLink/RouterLink';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { controlHeight, icon, radius } from '../theme/tokens';

export interface CreditsBadgeProps {
  /** `12`. */
  figure: string;
  /** `disponibles`. */
  words: string;
  /** Credits on hold: `2 en attente`. */
  pending?: string | undefined;
  /** Unit for screen readers, instead of the coin icon: `crédits`. */
  unit: string;
  href: string;
}

/** Class of the words that a narrow header hides visually; screen readers still get them. */
export const creditsWordsClass = 'credits-words';

/** Available credits and those on hold. Links to the credit account. */
export function CreditsBadge({ figure, words, pending, unit, href }: CreditsBadgeProps) {
  return (
    <Box
      component={RouterLink}
      href={href}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        minHeight: { xs: controlHeight.normal, lg: controlHeight.dense },
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
      <Wallet size={icon.small} aria-hidden />
      <Box component="span" sx={{ color: 'text.primary', fontWeight: 'bold' }}>
        {figure}
      </Box>
      <VisuallyHidden>{` ${unit} `}</VisuallyHidden>
      <span className={creditsWordsClass}>{pending === undefined ? words : `${words} · ${pending}`}</span>
    </Box>
  );
}
