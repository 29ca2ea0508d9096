import Box from '@mui/material/Box';
import { CircleAlert, CircleCheck, Clock, Info, type LucideIcon } from 'lucide-react';
import { radius } from '../theme/tokens';

export type StateTone = 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'neutral';

export interface StateBadgeProps {
  tone: StateTone;
  /** The text that has the meaning: `En attente`. */
  children: string;
  icon?: LucideIcon | undefined;
}

const tones: Record<StateTone, { Icon?: LucideIcon; colour: string; ground: string }> = {
  accent: { colour: 'accent.text', ground: 'accent.tint' },
  info: { Icon: Info, colour: 'info.main', ground: 'tint.info' },
  success: { Icon: CircleCheck, colour: 'success.main', ground: 'tint.success' },
  warning: { Icon: Clock, colour: 'warning.main', ground: 'tint.warning' },
  danger: { Icon: CircleAlert, colour: 'error.main', ground: 'tint.danger' },
  neutral: { colour: 'text.secondary', ground: 'background.sunken' },
};

/** A status in one word, with an optional icon. The colour only repeats the meaning. */
export function StateBadge({ tone, children, icon: own }: StateBadgeProps) {
  const { Icon, colour, ground } = tones[tone];
  const Shown = own ?? Icon;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        maxWidth: '100%',
        px: 1,
        py: 0.375,
        borderRadius: `${radius.chip}px`,
        typography: 'body2',
        fontWeight: 'bold',
        lineHeight: 1.4,
        color: colour,
        bgcolor: ground,
      }}
    >
      {Shown && <Shown size={14} aria-hidden />}
      {children}
    </Box>
  );
}
