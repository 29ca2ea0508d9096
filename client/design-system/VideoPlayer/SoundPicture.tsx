import Box from '@mui/material/Box';
import type { PlayerState } from './player-state';

export interface SoundPictureProps {
  /** The drawing of the level of the sound. */
  readonly src: string | undefined;
  readonly state: Pick<PlayerState, 'position' | 'length'>;
}

/** The still picture of a recording without a camera: its level line, and a mark where it plays. */
export function SoundPicture({ src, state: { position, length } }: SoundPictureProps) {
  const share = length > 0 ? Math.min(1, position / length) : 0;
  return (
    <Box aria-hidden sx={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}>
      {src !== undefined && (
        <Box component="img" src={src} alt="" sx={{ width: '100%', height: '100%', objectFit: 'cover' }} />
      )}
      {position > 0 && (
        <Box
          // The line begins and ends where the drawing does: 80 of 1280 pixels from each side.
          style={{ left: `${6.25 + share * 87.5}%` }}
          sx={{ position: 'absolute', top: '30%', bottom: '30%', width: 2, bgcolor: 'overMedia.text', opacity: 0.8 }}
        />
      )}
    </Box>
  );
}
