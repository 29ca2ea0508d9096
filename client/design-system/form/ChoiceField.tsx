import { ChoiceSet } from './ChoiceSet';
import type { Choice } from './SelectField';
import { asText, useFormField, type FieldTexts } from './use-form-field';

export interface ChoiceFieldProps extends FieldTexts {
  /** Two to four; use `SelectField` for more. An option with the value `''` clears the answer. */
  options: readonly Choice[];
  inline?: boolean;
}

/** Radio buttons: one of a few visible answers; the form value is the option's `value`. */
export function ChoiceField({ options, inline = false, ...texts }: ChoiceFieldProps) {
  const field = useFormField(texts);
  const chosen = asText(field.control.value);
  return (
    <ChoiceSet
      field={field}
      kind="radio"
      options={options}
      isChosen={(value) => value === chosen}
      onToggle={field.control.onChange}
      inline={inline}
    />
  );
}
