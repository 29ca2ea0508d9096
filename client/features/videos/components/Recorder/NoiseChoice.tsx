import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useNoiseText } from '../../messages/use-noise-text';

export interface NoiseChoiceProps {
  readonly checked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** Off by default: less noise in the sound of the published video. */
export function NoiseChoice({ checked, onChange }: NoiseChoiceProps) {
  const text = useNoiseText();
  const id = useId();
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={checked}
            onChange={(_, isChecked) => onChange(isChecked)}
            slotProps={{ input: { role: 'switch', 'aria-describedby': id } }}
          />
        }
        label={text('label')}
      />
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary', maxWidth: '68ch' }}>
        {text('hint')}
      </Typography>
    </Box>
  );
}
