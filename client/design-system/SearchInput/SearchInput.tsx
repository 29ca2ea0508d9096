import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { useUiText } from '../messages/use-ui-text';
import { icon } from '../theme/tokens';

export interface SearchInputProps {
  /** The things that are searched; also the placeholder. */
  readonly label: string;
  readonly words: string;
  readonly onWords: (words: string) => void;
}

const LONGEST = 100;

/** Filters a local list while typing. For a search on the server use a `Form` with a `TextField`. */
export function SearchInput({ label, words, onWords }: SearchInputProps) {
  const text = useUiText();
  const input = useRef<HTMLInputElement>(null);
  function clear() {
    onWords('');
    // The clear button disappears with the text, so the focus goes back to the field.
    input.current?.focus();
  }
  return (
    <OutlinedInput
      type="search"
      value={words}
      onChange={(event) => onWords(event.target.value)}
      placeholder={label}
      fullWidth
      inputRef={input}
      startAdornment={
        <InputAdornment position="start">
          <Search size={icon.normal} aria-hidden />
        </InputAdornment>
      }
      {...(words !== '' && {
        endAdornment: (
          <IconButton label={text('clearSearch')} dense edge="end" onClick={clear}>
            <X size={icon.small} aria-hidden />
          </IconButton>
        ),
      })}
      sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
      slotProps={{ input: { 'aria-label': label, maxLength: LONGEST } }}
    />
  );
}
