import { ChoiceSet } from './ChoiceSet';
import type { Choice } from './SelectField';
import { asText, useFormField, type FieldTexts } from './use-form-field';

export interface ChoiceFieldProps extends FieldTexts {
  /** Two to four; more belong into a `SelectField`. One with the value `''` takes an answer back. */
  options: readonly Choice[];
  inline?: boolean;
}

/** One answer out of a few that all stand in sight; its value is the option's `value`. */
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
