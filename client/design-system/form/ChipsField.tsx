import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useAnnounce } from '../LiveRegion/live-region-context';
import { useUiText } from '../messages/use-ui-text';
import { SkillList } from '../SkillChip/SkillList';
import { AutocompleteInput } from './AutocompleteInput';
import { isList, isOverfull, isSame, withAdded } from './chip-list';
import { FieldFrame } from './FieldFrame';
import { useFormField, type FieldTexts } from './use-form-field';

export interface ChipsFieldProps extends FieldTexts {
  suggestions?: readonly string[];
  /** Called with the typed text if the caller loads the suggestions; they are then shown unfiltered. */
  onQuery?: (typed: string) => void;
  /** Max chips. The schema enforces the limit. */
  max?: number;
  placeholder?: string;
}

/** The count is shown from this fraction of the max. */
const COUNT_FROM = 0.8;

/** A list of short texts, `string[]` in the form. Each chip has a remove button for keyboard users. */
export function ChipsField({
  suggestions = [],
  onQuery,
  max = Infinity,
  placeholder,
  hint,
  ...texts
}: ChipsFieldProps) {
  const text = useUiText();
  const announce = useAnnounce();
  const field = useFormField({ ...texts, hint: hint ?? text('addHint') });
  const [typed, setTyped] = useState('');
  const { ref, value, onChange, onBlur } = field.control;
  const chips: readonly string[] = Array.isArray(value) ? (value as string[]) : [];
  const write = (next: string) => {
    setTyped(next);
    onQuery?.(next);
  };
  const add = (added: string) => {
    if (isOverfull(chips, added, max)) announce(text('chips.full', { max }), 'assertive');
    onChange(withAdded(chips, added, max));
    write('');
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    if (typed.trim() === '') return;
    // Otherwise Enter would send the form and the comma would be typed.
    event.preventDefault();
    if (event.key === ',') event.stopPropagation();
    if (event.key === ',') add(typed);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    // A single-line field would join a pasted column into one word.
    if (!isList(pasted)) return;
    event.preventDefault();
    add(`${typed}${pasted}`);
  };
  const remove = (label: string) => {
    onChange(chips.filter((chip) => chip !== label));
    announce(text('removed', { name: label }));
  };
  const isFull = chips.length >= max;
  return (
    <FieldFrame
      field={field}
      {...(chips.length >= max * COUNT_FROM && {
        aside: (
          <FormHelperText sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {text('chips.count', { count: chips.length, max })}
          </FormHelperText>
        ),
      })}
    >
      <Autocomplete<string, false, false, true>
        id={field.id}
        freeSolo
        options={suggestions.filter((option) => !chips.some((chip) => isSame(chip, option)))}
        {...(onQuery && { filterOptions: (options: string[]) => options })}
        value={null}
        inputValue={typed}
        onInputChange={(_, next, reason) => reason !== 'reset' && (isList(next) ? add(next) : write(next))}
        onChange={(_, picked) => picked !== null && add(picked)}
        onKeyDown={keyDown}
        onPaste={paste}
        onBlur={() => {
          if (typed.trim() !== '') add(typed);
          onBlur();
        }}
        clearText={text('clearField')}
        renderInput={(params) => (
          <AutocompleteInput params={params} field={field} inputRef={ref} placeholder={placeholder} />
        )}
      />
      {isFull && <FormHelperText>{text('chips.full', { max })}</FormHelperText>}
      {chips.length > 0 && (
        <Box sx={{ mt: 1 }}>
          <SkillList label={texts.label} skills={chips.map((label) => ({ label, onRemove: () => remove(label) }))} />
        </Box>
      )}
    </FieldFrame>
  );
}
