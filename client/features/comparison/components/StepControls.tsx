import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { Pause, Play } from 'lucide-react';
import { Button } from '../../../design-system/Button/Button';
import { SegmentedFilter } from '../../../design-system/SegmentedFilter/SegmentedFilter';
import { icon } from '../../../design-system/theme/tokens';
import { durationInWords, formatDuration } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useComparisonText } from '../messages/use-comparison-text';
import type { InStepPlayer, InStepState } from '../player/in-step-player';
import { playModes } from '../player/lanes';

export interface StepControlsProps {
  readonly player: InStepPlayer;
  readonly state: InStepState;
  /** The people whose answers play. */
  readonly voices: readonly { readonly value: string; readonly label: string }[];
}

/** One button and one position for all players. */
export function StepControls({ player, state, voices }: StepControlsProps) {
  const text = useComparisonText();
  const language = useLanguage();
  const { isPlaying, mode, position, length, heard } = state;
  const Sign = isPlaying ? Pause : Play;
  const inWords = (seconds: number): string => durationInWords(Math.round(seconds), language);
  return (
    <Box
      role="group"
      aria-label={text('controls')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}
    >
      <Button
        variant="primary"
        onClick={() => player.toggle()}
        startIcon={<Sign size={icon.normal} fill="currentColor" aria-hidden />}
      >
        {text(isPlaying ? 'pause' : mode === 'TOGETHER' ? 'play' : 'playInTurn')}
      </Button>
      <Box sx={{ flex: '1 1 200px', minWidth: 160, px: 1 }}>
        <Slider
          size="small"
          min={0}
          max={Math.max(length, 0.1)}
          step={0.1}
          value={Math.min(position, Math.max(length, 0.1))}
          onChange={(_, value) => player.seek(value)}
          aria-label={text('position')}
          getAriaValueText={(value) => text('positionOf', { current: inWords(value), total: inWords(length) })}
          sx={{ display: 'block' }}
        />
      </Box>
      <Typography component="span" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {formatDuration(position)} / {formatDuration(length)}
      </Typography>
      {voices.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, flexBasis: '100%' }}>
          <SegmentedFilter
            label={text('mode')}
            options={playModes.map((value) => ({ value, label: text(`mode.${value}`) }))}
            value={mode}
            onChange={(value) => player.setMode(value)}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography component="span" variant="body2" aria-hidden sx={{ color: 'text.secondary' }}>
              {text('voice')}
            </Typography>
            <SegmentedFilter
              label={text('voice')}
              options={voices}
              value={heard ?? ''}
              onChange={(id) => player.hear(id)}
            />
          </Box>
        </Box>
      )}
    </Box>
  );
}
