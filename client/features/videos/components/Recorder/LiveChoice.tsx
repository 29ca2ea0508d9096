import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Notice } from '../../../../design-system/Notice/Notice';
import { usePresenceText } from '../../messages/use-presence-text';

export interface LiveChoiceProps {
  readonly checked: boolean;
  /** The last draw failed, for example without a network. */
  readonly hasFailed: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** Off by default: a drawn phrase for the mark "recorded here, live". */
export function LiveChoice({ checked, hasFailed, onChange }: LiveChoiceProps) {
  const text = usePresenceText();
  const id = useId();
  return (
    <Box>
      <FormControlLabel
        control={<Checkbox checked={checked} onChange={(_, isChecked) => onChange(isChecked)} aria-describedby={id} />}
        label={text('choice.label')}
      />
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary', maxWidth: '68ch' }}>
        {text('choice.hint')}
      </Typography>
      {hasFailed && (
        <Box role="alert" sx={{ mt: 1 }}>
          <Notice tone="danger">{text('choice.failed')}</Notice>
        </Box>
      )}
    </Box>
  );
}
