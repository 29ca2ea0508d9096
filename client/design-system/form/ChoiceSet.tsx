import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import { Check } from 'lucide-react';
import type { RefCallBack } from 'react-hook-form';
import { icon } from '../theme/tokens';
import { choicePill } from './choice-pill';
import type { Choice } from './SelectField';
import type { FormField } from './use-form-field';

interface ChoiceSetProps {
  field: FormField;
  kind: 'checkbox' | 'radio';
  options: readonly Choice[];
  isChosen: (value: string) => boolean;
  onToggle: (value: string) => void;
  /** Question and answers on one line if they fit. */
  inline?: boolean;
}

/** A question with a few visible answers. */
export function ChoiceSet({ field, kind, options, isChosen, onToggle, inline = false }: ChoiceSetProps) {
  const ref: RefCallBack = field.control.ref;
  return (
    <FormControl
      component="fieldset"
      fullWidth
      error={field.error !== undefined}
      aria-describedby={field.describedBy}
      sx={{
        minWidth: 0,
        ...(inline && {
          display: 'grid',
          columnGap: 2,
          rowGap: 0.5,
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        }),
      }}
    >
      {/* `float` makes the legend a grid item: browsers otherwise draw it in the border. */}
      <Box
        component="legend"
        id={field.labelId}
        sx={{ float: 'left', width: '100%', p: 0, typography: 'label', mb: inline ? 0 : 1 }}
      >
        {field.label}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {options.map(({ value, label }, index) => (
          <Box component="label" key={value} sx={choicePill(isChosen(value), value !== '')}>
            <input
              type={kind}
              name={field.id}
              value={value}
              checked={isChosen(value)}
              onChange={() => onToggle(value)}
              onBlur={field.control.onBlur}
              {...(index === 0 && { id: field.id, ref })}
            />
            {isChosen(value) && value !== '' && <Check size={icon.small} aria-hidden />}
            {label}
          </Box>
        ))}
      </Box>
      {field.error !== undefined && <FormHelperText id={field.errorId}>{field.error}</FormHelperText>}
      {field.hint !== undefined && (
        <FormHelperText id={field.hintId} error={false}>
          {field.hint}
        </FormHelperText>
      )}
    </FormControl>
  );
}
