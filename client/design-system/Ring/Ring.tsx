import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { headingFamily } from '../theme/typography';

export type RingSize = 'small' | 'medium' | 'large';

export interface RingProps {
  /** Filled part of the circle, 0–1. */
  part: number;
  /** Text for screen readers; the figure inside is hidden from them. */
  words: string;
  /** The figure in the middle. */
  children: ReactNode;
  size?: RingSize;
}

/** Pixels: outer size, stroke, figure. */
const sizes = {
  small: { box: 48, stroke: 5, figure: 14 },
  medium: { box: 60, stroke: 5.5, figure: 16 },
  large: { box: 84, stroke: 7, figure: 24 },
};

/** A partly filled circle with a figure inside, for a score or the remaining time. */
export function Ring({ part, words, children, size = 'medium' }: RingProps) {
  const { palette } = useTheme().vars;
  const { box, stroke, figure } = sizes[size];
  const radius = (box - stroke) / 2;
  const round = 2 * Math.PI * radius;
  const drawn = round * Math.min(1, Math.max(0, part));
  const circle = { cx: box / 2, cy: box / 2, r: radius, fill: 'none', strokeWidth: stroke };
  return (
    <Box role="img" aria-label={words} sx={{ position: 'relative', flexShrink: 0, width: box, height: box }}>
      <svg width={box} height={box} viewBox={`0 0 ${box} ${box}`} aria-hidden>
        <circle {...circle} stroke={palette.track} />
        {drawn > 0 && (
          <circle
            {...circle}
            stroke={palette.accent.main}
            strokeLinecap="round"
            strokeDasharray={`${drawn} ${round}`}
            transform={`rotate(-90 ${box / 2} ${box / 2})`}
          />
        )}
      </svg>
      <Box
        component="span"
        aria-hidden
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'grid',
          placeItems: 'center',
          fontFamily: headingFamily,
          fontWeight: 700,
          fontSize: (theme) => theme.typography.pxToRem(figure),
          fontVariantNumeric: 'tabular-nums',
          letterSpacing: '-0.02em',
          whiteSpace: 'nowrap',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
