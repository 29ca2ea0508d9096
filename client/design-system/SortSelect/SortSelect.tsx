import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { useId } from 'react';

export interface SortSelectProps<Sort extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Sort; readonly label: string }[];
  readonly value: Sort;
  readonly onChange: (sort: Sort) => void;
}

/** The order of a list, beside its total. */
export function SortSelect<Sort extends string>({ label, options, value, onChange }: SortSelectProps<Sort>) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component="label" htmlFor={id} sx={{ typography: 'body2', color: 'text.secondary' }}>
        {label}
      </Box>
      <Select
        native
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
        input={<OutlinedInput />}
        inputProps={{ id }}
        sx={{ width: 'auto' }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Box>
  );
}
