import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { useId } from 'react';

export interface SortSelectProps<Sort extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Sort; readonly label: string }[];
  readonly value: Sort;
  readonly onChange: (sort: Sort) => void;
  /** Set it if the options load later, so that nothing moves when they arrive. */
  readonly width?: string;
}

/** Chooses the order of a list. Shown beside the total. */
export function SortSelect<Sort extends string>({
  label,
  options,
  value,
  onChange,
  width = 'auto',
}: SortSelectProps<Sort>) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
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
        sx={{ width, minWidth: 0 }}
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
