import Box from '@mui/material/Box';
import { Mic } from 'lucide-react';
import { icon, radius } from '../../../../design-system/theme/tokens';
import { useRecorderText } from '../../messages/use-recorder-text';
import type { SoundLevel } from '../../../../lib/devices/use-sound-level';

export interface SoundMeterProps {
  readonly sound: SoundLevel;
  /** Shown on top of the picture. */
  readonly overMedia?: boolean;
}

/** Sound level: a bar that follows the voice, and a word that changes slowly. */
export function SoundMeter({ sound, overMedia = false }: SoundMeterProps) {
  const text = useRecorderText();
  const words = text(`sound.${sound.loudness}`);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Mic size={icon.normal} aria-hidden />
      <Box
        role="meter"
        aria-label={text('sound.label')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(sound.level * 100)}
        aria-valuetext={words}
        sx={{
          width: 120,
          height: 6,
          borderRadius: `${radius.round}px`,
          bgcolor: overMedia ? 'overMedia.track' : 'track',
          overflow: 'hidden',
        }}
      >
        <Box
          sx={{
            height: '100%',
            transformOrigin: 'left',
            bgcolor: sound.loudness === 'good' ? 'success.main' : 'warning.main',
          }}
          style={{ transform: `scaleX(${sound.level})` }}
        />
      </Box>
      <Box component="span" sx={{ typography: 'body2', minWidth: '9em' }}>
        {words}
      </Box>
    </Box>
  );
}
