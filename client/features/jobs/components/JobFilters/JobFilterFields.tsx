import Box from '@mui/material/Box';
import { Search } from 'lucide-react';
import { jobTypes } from '@modules/jobs/http/jobs.contract';
import { NumberField } from '../../../../design-system/form/NumberField';
import { SelectField } from '../../../../design-system/form/SelectField';
import { SwitchField } from '../../../../design-system/form/SwitchField';
import { TextField } from '../../../../design-system/form/TextField';
import { icon } from '../../../../design-system/theme/tokens';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { useJobsText } from '../../messages/use-jobs-text';

/** The fields of the filter panel; `JobFilters` above them holds their values. */
export function JobFilterFields() {
  const text = useJobsText();
  const shared = useSharedText();
  const types = jobTypes.map((type) => ({ value: type, label: shared(`jobType.${type}`) }));
  return (
    <Box role="search" sx={{ display: 'grid', gap: 2.5 }}>
      <TextField
        name="search"
        type="search"
        label={text('filters.search')}
        placeholder={text('filters.searchHint')}
        startAdornment={<Search size={icon.normal} aria-hidden />}
      />
      <TextField name="location" label={text('filters.location')} />
      <SelectField name="job_type" label={text('filters.type')} options={types} emptyLabel={text('filters.anyType')} />
      <NumberField name="salary_min" label={text('filters.salaryMin')} endAdornment="$" />
      <NumberField
        name="salary_max"
        label={text('filters.salaryMax')}
        endAdornment="$"
        hint={text('filters.salaryHint')}
      />
      <SwitchField name="remote" label={text('filters.remote')} />
    </Box>
  );
}
