import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { FieldFrame } from './FieldFrame';
import { asText, useFormField, type FieldTexts } from './use-form-field';

export interface TextFieldProps extends FieldTexts {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'date' | 'time';
  placeholder?: string;
  autoComplete?: string;
  /** An icon or a unit. */
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
  readOnly?: boolean;
}

export function TextField({
  type = 'text',
  placeholder,
  autoComplete,
  startAdornment,
  endAdornment,
  readOnly,
  ...texts
}: TextFieldProps) {
  const field = useFormField(texts);
  const { ref, value, ...control } = field.control;
  return (
    <FieldFrame field={field}>
      <OutlinedInput
        {...control}
        value={asText(value)}
        id={field.id}
        type={type}
        inputRef={ref}
        {...(placeholder !== undefined && { placeholder })}
        {...(autoComplete !== undefined && { autoComplete })}
        {...(readOnly !== undefined && { readOnly })}
        {...(startAdornment !== undefined && {
          startAdornment: <InputAdornment position="start">{startAdornment}</InputAdornment>,
        })}
        {...(endAdornment !== undefined && {
          endAdornment: <InputAdornment position="end">{endAdornment}</InputAdornment>,
        })}
        slotProps={{ input: { 'aria-describedby': field.describedBy, 'aria-required': !texts.optional } }}
      />
    </FieldFrame>
  );
}
