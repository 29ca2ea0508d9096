import Box from '@mui/material/Box';
import { Mic } from 'lucide-react';
import { icon, radius } from '../../../design-system/theme/tokens';
import { useSoundLevel } from '../../../lib/devices/use-sound-level';
import { useRoomsText } from '../messages/use-rooms-text';

/** A bar that follows the voice. A component of its own, so that ten levels a second do not render the page again. */
export function LevelMeter({ stream }: { readonly stream: MediaStream | null }) {
  const text = useRoomsText();
  const level = useSoundLevel(stream)?.level ?? 0;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Mic size={icon.normal} aria-hidden />
      <Box
        role="meter"
        aria-label={text('check.level')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(level * 100)}
        sx={{ width: 160, height: 6, borderRadius: `${radius.round}px`, bgcolor: 'track', overflow: 'hidden' }}
      >
        <Box
          sx={{ height: '100%', transformOrigin: 'left', bgcolor: 'success.main' }}
          style={{ transform: `scaleX(${level})` }}
        />
      </Box>
    </Box>
  );
}
