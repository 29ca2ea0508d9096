import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { useUiText } from '../messages/use-ui-text';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { RouterLink } from '../TextLink/RouterLink';
import { icon } from '../theme/tokens';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface StatTileProps {
  /** Formatted by `lib/format`: `1 240`, `85 %`. */
  figure: string;
  /** The things counted, and the period. */
  label: string;
  delta?: { text: string; direction: 'up' | 'down' | 'same' } | undefined;
  /** 0–100, if the figure is a part of a whole. */
  progress?: number | undefined;
  href?: string | undefined;
}

const directions = { up: TrendingUp, down: TrendingDown, same: Minus };

/** One figure with its label and change. Use it in a `StatGrid`. */
export function StatTile({ figure, label, delta, progress, href }: StatTileProps) {
  const text = useUiText();
  const Direction = delta && directions[delta.direction];
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        gap: 0.5,
        minWidth: 0,
        py: 2.5,
        pr: 2,
        borderTop: 1,
        borderColor: 'line.main',
        ...(href !== undefined && { '&:hover': { borderColor: 'accent.text' } }),
      }}
    >
      <Typography component="p" variant="figure" sx={{ typography: 'h1', fontVariantNumeric: 'tabular-nums' }}>
        {figure}
      </Typography>
      {href === undefined ? (
        <Typography sx={{ color: 'text.secondary' }}>{label}</Typography>
      ) : (
        <Box
          component={RouterLink}
          href={href}
          sx={{
            color: 'accent.text',
            fontWeight: 500,
            textDecoration: 'none',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {label}
        </Box>
      )}
      {progress !== undefined && <ProgressBar value={progress} label={label} hideLabel />}
      {delta && Direction && (
        <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' }}>
          <Box
            component={Direction}
            size={icon.small}
            aria-hidden
            sx={{ color: delta.direction === 'up' ? 'success.main' : 'text.secondary' }}
          />
          {delta.text}
          <VisuallyHidden>{`, ${text(`delta.${delta.direction}`)}`}</VisuallyHidden>
        </Typography>
      )}
    </Box>
  );
}
