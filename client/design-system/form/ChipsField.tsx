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
  /** What is being typed, for suggestions that come from elsewhere; they are then shown as given. */
  onQuery?: (typed: string) => void;
  /** The most chips there may be. The limit itself is the schema's. */
  max?: number;
  placeholder?: string;
}

/** From this part of the most on, the count is shown. */
const COUNT_FROM = 0.8;

/** A list of short texts, `string[]` in the form. Each chip has its own button, so a keyboard removes any of them. */
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
    // Enter would send the form, a comma would be written.
    event.preventDefault();
    if (event.key === ',') event.stopPropagation();
    if (event.key === ',') add(typed);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    // A field of one line would make one word of a pasted column.
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
