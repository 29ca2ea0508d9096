import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState, type ReactNode } from 'react';
import { formatNumber } from '../../lib/format';
import { useLanguage, type Language } from '../../lib/i18n';
import { FieldFrame } from './FieldFrame';
import { asText, useFormField, type FieldTexts } from './use-form-field';

export interface NumberFieldProps extends FieldTexts {
  placeholder?: string;
  /** The unit: `$`, `ans`. */
  endAdornment?: ReactNode;
}

/**
 * `65 000,5` in French and `65,000.5` in English are the same number; an empty field is `null`.
 * Text that is not a number is returned as is, so that the schema refuses it.
 */
export function readNumber(typed: string, language: Language): number | string | null {
  const together = typed.replace(/[\s\u00A0\u202F]/g, '');
  const plain = language === 'fr' ? together.replace(',', '.') : together.replaceAll(',', '');
  if (plain === '') return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : typed;
}

/**
 * A number typed as text: no spin buttons or mouse wheel that change a salary by accident. Its value is `number |
 * null`.
 */
export function NumberField({ placeholder, endAdornment, ...texts }: NumberFieldProps) {
  const language = useLanguage();
  const field = useFormField(texts);
  const { ref, value, onChange, ...control } = field.control;
  const [typed, setTyped] = useState<string | null>(null);
  // Keep the typed text while it means the same number. Format a value that comes from elsewhere.
  const written = typeof value === 'number' ? formatNumber(value, language) : asText(value);
  const shown = typed !== null && readNumber(typed, language) === (value ?? null) ? typed : written;
  return (
    <FieldFrame field={field}>
      <OutlinedInput
        {...control}
        value={shown}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(readNumber(event.target.value, language));
        }}
        id={field.id}
        inputRef={ref}
        {...(placeholder !== undefined && { placeholder })}
        {...(endAdornment !== undefined && {
          endAdornment: <InputAdornment position="end">{endAdornment}</InputAdornment>,
        })}
        slotProps={{
          input: { inputMode: 'decimal', 'aria-describedby': field.describedBy, 'aria-required': !texts.optional },
        }}
      />
    </FieldFrame>
  );
}
