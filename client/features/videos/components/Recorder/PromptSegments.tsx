import Box from '@mui/material/Box';
import { radius } from '../../../../design-system/theme/tokens';
import type { Recording } from '../../domain/recording';

export interface PromptSegmentsProps {
  readonly recording: Recording;
  readonly index: number;
  readonly elapsed: number;
}

/** Progress bar with one segment per question. Hidden from screen readers, because the same is in words beside it. */
export function PromptSegments({ recording, index, elapsed }: PromptSegmentsProps) {
  return (
    <Box aria-hidden sx={{ display: 'flex', gap: 0.75 }}>
      {recording.prompts.map(({ maxSeconds }, place) => {
        const isDone = recording.answers[place]?.isFinished === true && place !== index;
        const share = place === index ? Math.min(1, elapsed / maxSeconds) : Number(isDone);
        return (
          <Box
            // The order of the questions no longer changes.
            key={place}
            sx={{
              flex: 1,
              height: 4,
              borderRadius: `${radius.round}px`,
              bgcolor: 'overMedia.track',
              overflow: 'hidden',
            }}
          >
            <Box
              sx={{ height: '100%', transformOrigin: 'left', bgcolor: isDone ? 'overMedia.text' : 'primary.main' }}
              style={{ transform: `scaleX(${share})` }}
            />
          </Box>
        );
      })}
    </Box>
  );
}
