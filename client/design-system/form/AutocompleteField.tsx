import Autocomplete from '@mui/material/Autocomplete';
import { useUiText } from '../messages/use-ui-text';
import { AutocompleteInput } from './AutocompleteInput';
import { FieldFrame } from './FieldFrame';
import type { Choice } from './SelectField';
import { asText, useFormField, type FieldTexts } from './use-form-field';

export interface AutocompleteFieldProps extends FieldTexts {
  options: readonly Choice[];
  /** Accepts typed text that is no option; the value is then that text. */
  freeText?: boolean;
  placeholder?: string;
}

/** Chooses one of many options by typing. The form value is the option's `value`, or `''` if nothing is chosen. */
export function AutocompleteField({ options, freeText = false, placeholder, ...texts }: AutocompleteFieldProps) {
  const text = useUiText();
  const field = useFormField(texts);
  const { ref, value, onChange, onBlur } = field.control;
  const chosen =
    options.find((option) => option.value === value) ?? (freeText && asText(value) !== '' ? asText(value) : null);
  const take = (picked: Choice | string | null) => {
    if (picked === null) onChange('');
    else if (typeof picked === 'string') onChange(options.find((option) => option.label === picked)?.value ?? picked);
    else onChange(picked.value);
  };
  return (
    <FieldFrame field={field}>
      <Autocomplete
        id={field.id}
        options={options}
        value={chosen}
        freeSolo={freeText}
        autoHighlight={!freeText}
        onBlur={onBlur}
        onChange={(_, picked) => take(picked)}
        {...(freeText && { onInputChange: (_event, typed: string) => take(typed) })}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.label)}
        isOptionEqualToValue={(option, current) =>
          option.value === (typeof current === 'string' ? current : current.value)
        }
        clearText={text('clearField')}
        openText={text('openList')}
        closeText={text('closeList')}
        noOptionsText={text('noSuggestion')}
        renderInput={(params) => (
          <AutocompleteInput params={params} field={field} inputRef={ref} placeholder={placeholder} />
        )}
      />
    </FieldFrame>
  );
}
