import Switch from '@mui/material/Switch';
import type { ReactNode } from 'react';
import { ToggleFrame } from './ToggleFrame';
import { useFormField } from './use-form-field';

export interface SwitchFieldProps {
  name: string;
  label: ReactNode;
  /** Short name, if `label` is not a plain text. */
  shortLabel?: string;
  hint?: string;
}

/** For settings; use a checkbox for a consent. */
export function SwitchField({ name, label, shortLabel, hint }: SwitchFieldProps) {
  const field = useFormField({ name, label: shortLabel ?? (typeof label === 'string' ? label : name), hint });
  const { ref, value, onChange, ...control } = field.control;
  return (
    <ToggleFrame field={field} label={label}>
      <Switch
        {...control}
        id={field.id}
        checked={value === true}
        value="true"
        onChange={(_, checked) => onChange(checked)}
        slotProps={{ input: { ref, role: 'switch', 'aria-describedby': field.describedBy } }}
      />
    </ToggleFrame>
  );
}
