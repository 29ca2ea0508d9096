import { ChoiceSet } from './ChoiceSet';
import type { Choice } from './SelectField';
import { useFormField, type FieldTexts } from './use-form-field';

export interface ChoicesFieldProps extends FieldTexts {
  options: readonly Choice[];
}

/** Checkboxes: any number of a few answers; the form value is `string[]`, in the order of the options. */
export function ChoicesField({ options, ...texts }: ChoicesFieldProps) {
  const field = useFormField(texts);
  const chosen: readonly unknown[] = Array.isArray(field.control.value) ? field.control.value : [];
  const toggle = (toggled: string): void =>
    field.control.onChange(
      options
        .map(({ value }) => value)
        .filter((value) => (value === toggled ? !chosen.includes(value) : chosen.includes(value))),
    );
  return (
    <ChoiceSet
      field={field}
      kind="checkbox"
      options={options}
      isChosen={(value) => chosen.includes(value)}
      onToggle={toggle}
    />
  );
}
