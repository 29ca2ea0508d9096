import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactElement, ReactNode } from 'react';
import type { FormField } from './use-form-field';

/** Frame of a checkbox or switch: the whole row is clickable, and the error is below it. */
export function ToggleFrame({
  field,
  label,
  children,
}: {
  field: FormField;
  label: ReactNode;
  children: ReactElement;
}) {
  return (
    <FormControl error={field.error !== undefined}>
      <FormControlLabel htmlFor={field.id} control={children} label={label} sx={{ ml: -1.25 }} />
      {field.error !== undefined && <FormHelperText id={field.errorId}>{field.error}</FormHelperText>}
      {field.hint !== undefined && (
        <FormHelperText id={field.hintId} error={false}>
          {field.hint}
        </FormHelperText>
      )}
    </FormControl>
  );
}
