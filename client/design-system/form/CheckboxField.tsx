import Checkbox from '@mui/material/Checkbox';
import type { ReactNode } from 'react';
import { ToggleFrame } from './ToggleFrame';
import { useFormField } from './use-form-field';

export interface CheckboxFieldProps {
  name: string;
  /** May hold a link: `J’accepte les <TextLink>conditions</TextLink>`. */
  label: ReactNode;
  /** Name in the summary of errors; needed if `label` is not a plain text. */
  shortLabel?: string;
  hint?: string;
}

export function CheckboxField({ name, label, shortLabel, hint }: CheckboxFieldProps) {
  const field = useFormField({ name, label: shortLabel ?? (typeof label === 'string' ? label : name), hint });
  const { ref, value, onChange, ...control } = field.control;
  return (
    <ToggleFrame field={field} label={label}>
      <Checkbox
        {...control}
        id={field.id}
        checked={value === true}
        onChange={(_, checked) => onChange(checked)}
        slotProps={{ input: { ref, 'aria-describedby': field.describedBy, 'aria-invalid': field.error !== undefined } }}
      />
    </ToggleFrame>
  );
}
