import Box from '@mui/material/Box';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Button } from '../../../../design-system/Button/Button';
import { hasNotes, notesAt, notesMax } from '../../domain/notes';
import type { Recording } from '../../domain/recording';
import { useRecorderText } from '../../messages/use-recorder-text';

export interface NotesEditorProps {
  readonly recording: Recording;
  readonly onNotes: (index: number, text: string) => void;
}

/** Notes for each question, to read beside the camera. They stay on this device with the recording. */
export function NotesEditor({ recording, onNotes }: NotesEditorProps) {
  const text = useRecorderText();
  const id = useId();
  const [isOpen, setOpen] = useState(hasNotes(recording));
  return (
    <Box component="section" aria-labelledby={`${id}-title`} sx={{ display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography id={`${id}-title`} variant="h4" component="h3">
          {text('notes.title')}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {text('notes.lead')}
        </Typography>
      </Box>
      {isOpen ? (
        recording.prompts.map((prompt, index) => (
          <Box key={`${index} ${prompt.text}`}>
            <InputLabel htmlFor={`${id}-${index}`} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
              {text('notes.of', { number: index + 1, question: prompt.text })}
            </InputLabel>
            <OutlinedInput
              id={`${id}-${index}`}
              fullWidth
              multiline
              minRows={2}
              maxRows={8}
              value={notesAt(recording, index)}
              onChange={(event) => onNotes(index, event.target.value)}
              slotProps={{ input: { maxLength: notesMax } }}
            />
          </Box>
        ))
      ) : (
        <Box>
          <Button onClick={() => setOpen(true)}>{text('notes.write')}</Button>
        </Box>
      )}
    </Box>
  );
}
