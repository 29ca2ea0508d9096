import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Button } from '../../../design-system/Button/Button';
import { Notice } from '../../../design-system/Notice/Notice';
import { useRoomsText } from '../messages/use-rooms-text';

export interface RecordingQuestionProps {
  /** The others are recorded already; it waits for this person. */
  readonly isRunning: boolean;
  readonly onAnswer: (answer: 'YES' | 'NO', keepsPart: boolean) => void;
}

/** Asks one person whether they agree to be recorded. Nothing is chosen in advance, and both answers look the same. */
export function RecordingQuestion({ isRunning, onAnswer }: RecordingQuestionProps) {
  const text = useRoomsText();
  const [keepsPart, setKeepsPart] = useState(false);
  return (
    <Box role="alert">
      <Notice tone="accent" title={text('recording.question')}>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Typography sx={{ maxWidth: '68ch' }}>{text('recording.explained')}</Typography>
          {isRunning && <Typography>{text('recording.waitsForYou')}</Typography>}
          <FormControlLabel
            control={<Checkbox checked={keepsPart} onChange={(_, checked) => setKeepsPart(checked)} />}
            label={text('recording.keepsPart')}
            sx={{ ml: -1.25 }}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button dense onClick={() => onAnswer('YES', keepsPart)}>
              {text('recording.yes')}
            </Button>
            <Button dense onClick={() => onAnswer('NO', false)}>
              {text('recording.no')}
            </Button>
          </Box>
        </Box>
      </Notice>
    </Box>
  );
}
