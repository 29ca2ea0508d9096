import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUiText } from '../messages/use-ui-text';
import { icon } from '../theme/tokens';
import type { FormField } from './use-form-field';

export interface FieldFrameProps {
  field: FormField;
  children: ReactNode;
  /** Right of the hint, such as a character count. */
  aside?: ReactNode;
}

/** Label above, control, hint and error below. The error has an icon, because colour alone is not enough. */
export function FieldFrame({ field, children, aside }: FieldFrameProps) {
  const text = useUiText();
  return (
    <FormControl fullWidth error={field.error !== undefined}>
      <InputLabel id={field.labelId} htmlFor={field.id}>
        {field.label}
        {field.optional === true && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>{` (${text('optional')})`}</Box>
        )}
      </InputLabel>
      {children}
      {field.error !== undefined && (
        <FormHelperText id={field.errorId} sx={{ display: 'flex', gap: 0.75, alignItems: 'flex-start' }}>
          <Box component={CircleAlert} size={icon.small} aria-hidden sx={{ mt: 0.25 }} />
          {field.error}
        </FormHelperText>
      )}
      {(field.hint !== undefined || aside !== undefined) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
          <FormHelperText id={field.hintId} error={false} sx={{ flex: '1 1 220px' }}>
            {field.hint}
          </FormHelperText>
          {aside}
        </Box>
      )}
    </FormControl>
  );
}
