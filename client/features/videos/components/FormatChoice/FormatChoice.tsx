import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { choicePill } from '../../../../design-system/form/choice-pill';
import { icon } from '../../../../design-system/theme/tokens';
import { type AnswerFormat, answerFormats } from '../../domain/answer-format';
import { useFormatsText } from '../../messages/use-formats-text';

export interface FormatChoiceProps {
  readonly value: AnswerFormat;
  /** All by default; a phone or a browser without a recorder offers fewer. */
  readonly formats?: readonly AnswerFormat[];
  readonly onChange: (format: AnswerFormat) => void;
}

/** On video, by sound only, or in writing: equal choices, none of them marked as an exception. */
export function FormatChoice({ value, formats = answerFormats, onChange }: FormatChoiceProps) {
  const text = useFormatsText();
  const id = useId();
  return (
    <Box component="fieldset" aria-describedby={`${id}-hint`} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h4" sx={{ p: 0, mb: 1 }}>
        {text('format.legend')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {formats.map((format) => (
          <Box component="label" key={format} sx={choicePill(value === format, true)}>
            <input type="radio" name={id} value={format} checked={value === format} onChange={() => onChange(format)} />
            {value === format && <Check size={icon.small} aria-hidden />}
            {text(`format.${format}`)}
          </Box>
        ))}
      </Box>
      <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {text('format.hint')}
      </Typography>
    </Box>
  );
}
