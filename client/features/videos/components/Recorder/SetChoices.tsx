import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { QuestionBlock } from '@modules/media/http/questions.contract';

export interface SetChoicesProps {
  readonly legend: string;
  readonly blocks: readonly QuestionBlock[];
  readonly isChosen: (block: QuestionBlock) => boolean;
  /** The max number of questions is reached. */
  readonly isFull: boolean;
  readonly onToggle: (block: QuestionBlock) => void;
}

/** Question sets; any number can be chosen. */
export function SetChoices({ legend, blocks, isChosen, isFull, onToggle }: SetChoicesProps) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, display: 'grid', gap: 0.5, minWidth: 0 }}>
      <Typography component="legend" variant="h4" sx={{ mb: 1, p: 0 }}>
        {legend}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 3 }}>
        {blocks.map((block) => (
          <FormControlLabel
            key={block.id}
            label={block.title}
            sx={{ minWidth: 0, '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere' } }}
            control={
              <Checkbox
                checked={isChosen(block)}
                disabled={isFull && !isChosen(block)}
                onChange={() => onToggle(block)}
              />
            }
          />
        ))}
      </Box>
    </Box>
  );
}
