import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef } from 'react';
import { FieldFrame } from './FieldFrame';
import { asText, useFormField, type FieldTexts } from './use-form-field';

export interface OneTimeCodeFieldProps extends FieldTexts {
  /** `digits` opens the number pad of a phone, `signs` the letters. */
  kind: 'digits' | 'signs';
  /** Focuses the field if the code is the next step. */
  takesFocus?: boolean;
}

/** Field for a one-time code: phones offer the code they received, and spelling correction is off. */
export function OneTimeCodeField({ kind, takesFocus = false, ...texts }: OneTimeCodeFieldProps) {
  const field = useFormField(texts);
  const input = useRef<HTMLInputElement | null>(null);
  const { ref, value, ...control } = field.control;
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <FieldFrame field={field}>
      <OutlinedInput
        {...control}
        value={asText(value)}
        id={field.id}
        type="text"
        inputRef={(element: HTMLInputElement | null) => {
          input.current = element;
          ref(element);
        }}
        autoComplete="one-time-code"
        sx={{ fontVariantNumeric: 'tabular-nums', '& input': { letterSpacing: '0.12em', fontSize: '1.25rem' } }}
        slotProps={{
          input: {
            'aria-describedby': field.describedBy,
            'aria-required': !texts.optional,
            inputMode: kind === 'digits' ? 'numeric' : 'text',
            autoCapitalize: kind === 'digits' ? 'none' : 'characters',
            spellCheck: false,
            maxLength: 40,
          },
        }}
      />
    </FieldFrame>
  );
}
