import Box from '@mui/material/Box';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { duration, easing, icon, radius } from '../theme/tokens';
import { frostOf } from './frost';
import { frostedBackground } from '../theme/frost';

export interface FrostedPosterProps {
  /** The person's opaque id, the only input of the picture. */
  seed: string;
  /** Why the video is locked: `Vidéo visible après réservation`. */
  lockLabel?: string | undefined;
  /** Upper right: `2:41 · 4 questions`. */
  badge?: ReactNode;
  ratio?: string;
  /** The video, shown once the person accepted. The frost clears, and the content has its own height. */
  children?: ReactNode;
  cleared?: boolean;
}

export function FrostedPoster({
  seed,
  lockLabel,
  badge,
  ratio = '16 / 9',
  children,
  cleared = false,
}: FrostedPosterProps) {
  return (
    <Box
      sx={{
        position: 'relative',
        borderRadius: `${radius.media}px`,
        // A player has chapters and captions below its picture; a fixed frame would cut them off.
        ...(!cleared && {
          overflow: 'hidden',
          color: 'overMedia.text',
          bgcolor: 'overMedia.ground',
          aspectRatio: ratio,
        }),
      }}
    >
      {cleared && children}
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          inset: '0 0 auto',
          aspectRatio: ratio,
          borderRadius: `${radius.media}px`,
          background: frostedBackground(frostOf(seed)),
          transition: `opacity ${duration.clearing}ms ${easing}`,
          opacity: cleared ? 0 : 1,
          pointerEvents: 'none',
        }}
      />
      {badge !== undefined && (
        <Box
          sx={{
            ...label,
            top: 0,
            right: 0,
            px: 1.25,
            py: 0.5,
            borderRadius: `${radius.chip}px`,
            bgcolor: 'overMedia.plate',
          }}
        >
          {badge}
        </Box>
      )}
      {!cleared && lockLabel !== undefined && (
        <Box sx={{ ...label, bottom: 0, left: 0, px: 0.5 }}>
          <Lock size={icon.small} aria-hidden />
          {lockLabel}
        </Box>
      )}
    </Box>
  );
}

const label = {
  position: 'absolute',
  m: 1.25,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  typography: 'body2',
} as const;
