import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { FieldFrame } from './FieldFrame';
import { asText, useFormField, type FieldTexts } from './use-form-field';

export interface Choice {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldTexts {
  options: readonly Choice[];
  /** Adds an empty choice on top, whose value is `''`. */
  emptyLabel?: string;
}

/** The native select, which works best on phones and supports every keyboard. */
export function SelectField({ options, emptyLabel, ...texts }: SelectFieldProps) {
  const field = useFormField(texts);
  const { ref, value, ...control } = field.control;
  return (
    <FieldFrame field={field}>
      <Select
        native
        {...control}
        value={asText(value)}
        inputRef={ref}
        input={<OutlinedInput />}
        inputProps={{ id: field.id, 'aria-describedby': field.describedBy, 'aria-required': !texts.optional }}
      >
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
