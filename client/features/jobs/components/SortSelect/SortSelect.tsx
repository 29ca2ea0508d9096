import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { type JobSort, jobSorts } from '@modules/jobs/http/jobs.contract';
import { useJobsText } from '../../messages/use-jobs-text';

export interface SortSelectProps {
  readonly value: JobSort;
  readonly onChange: (sort: JobSort) => void;
}

/** The order of the list, beside its total. */
export function SortSelect({ value, onChange }: SortSelectProps) {
  const text = useJobsText();
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component="label" htmlFor={id} sx={{ typography: 'body2', color: 'text.secondary' }}>
        {text('sort.label')}
      </Box>
      <Select
        native
        value={value}
        onChange={(event) => onChange(jobSorts.find((sort) => sort === event.target.value) ?? 'newest')}
        input={<OutlinedInput />}
        inputProps={{ id }}
        sx={{ width: 'auto' }}
      >
        {jobSorts.map((sort) => (
          <option key={sort} value={sort}>
            {text(`sort.${sort}`)}
          </option>
        ))}
      </Select>
    </Box>
  );
}
