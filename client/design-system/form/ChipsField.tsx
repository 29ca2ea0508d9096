import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { useState, type KeyboardEvent } from 'react';
import { useAnnounce } from '../LiveRegion/live-region-context';
import { useUiText } from '../messages/use-ui-text';
import { SkillList } from '../SkillChip/SkillList';
import { AutocompleteInput } from './AutocompleteInput';
import { FieldFrame } from './FieldFrame';
import { useFormField, type FieldTexts } from './use-form-field';

export interface ChipsFieldProps extends FieldTexts {
  suggestions?: readonly string[];
  placeholder?: string;
}

function same(a: string, b: string): boolean {
  return a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0;
}

/** What is typed up to Enter or a comma becomes a chip; doubles and blanks are dropped. */
export function withAdded(chips: readonly string[], typed: string): string[] {
  const fresh = typed.split(',').map((part) => part.trim());
  return fresh.reduce<string[]>(
    (all, one) => (one === '' || all.some((chip) => same(chip, one)) ? all : [...all, one]),
    [...chips],
  );
}

/** A list of short texts, `string[]` in the form. Each chip has its own button, so a keyboard removes any of them. */
export function ChipsField({ suggestions = [], placeholder, hint, ...texts }: ChipsFieldProps) {
  const text = useUiText();
  const announce = useAnnounce();
  const field = useFormField({ ...texts, hint: hint ?? text('addHint') });
  const [typed, setTyped] = useState('');
  const { ref, value, onChange, onBlur } = field.control;
  const chips: readonly string[] = Array.isArray(value) ? (value as string[]) : [];
  const add = (added: string) => {
    onChange(withAdded(chips, added));
    setTyped('');
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    if (typed.trim() === '') return;
    // Enter would send the form, a comma would be written.
    event.preventDefault();
    if (event.key === ',') event.stopPropagation();
    if (event.key === ',') add(typed);
  };
  const remove = (label: string) => {
    onChange(chips.filter((chip) => chip !== label));
    announce(text('removed', { name: label }));
  };
  return (
    <FieldFrame field={field}>
      <Autocomplete<string, false, false, true>
        id={field.id}
        freeSolo
        options={suggestions.filter((option) => !chips.some((chip) => same(chip, option)))}
        value={null}
        inputValue={typed}
        onInputChange={(_, next, reason) => reason !== 'reset' && (next.includes(',') ? add(next) : setTyped(next))}
        onChange={(_, picked) => picked !== null && add(picked)}
        onKeyDown={keyDown}
        onBlur={() => {
          if (typed.trim() !== '') add(typed);
          onBlur();
        }}
        clearText={text('clearField')}
        renderInput={(params) => (
          <AutocompleteInput params={params} field={field} inputRef={ref} placeholder={placeholder} />
        )}
      />
      {chips.length > 0 && (
        <Box sx={{ mt: 1 }}>
          <SkillList label={texts.label} skills={chips.map((label) => ({ label, onRemove: () => remove(label) }))} />
        </Box>
      )}
    </FieldFrame>
  );
}
