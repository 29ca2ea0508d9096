import Box from '@mui/material/Box';
import { Search } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { jobTypes } from '@modules/jobs/http/job-choices.contract';
import type { JobFacets } from '@modules/jobs/http/jobs.contract';
import { FilterForm } from '../../../../design-system/form/FilterForm';
import { PayField } from '../../../../design-system/form/PayField';
import { SelectField } from '../../../../design-system/form/SelectField';
import { SwitchField } from '../../../../design-system/form/SwitchField';
import { TextField } from '../../../../design-system/form/TextField';
import { icon } from '../../../../design-system/theme/tokens';
import { formatNumber } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { paths } from '../../../../lib/paths';
import type { JobFilters } from '../../domain/job-filters';
import { useJobsText } from '../../messages/use-jobs-text';
import { PlaceChoices } from './PlaceChoices';

/** Max towns suggested at the field. */
const SHOWN_PLACES = 5;

export interface JobFilterFieldsProps {
  /** Counts of each choice; absent until the first response. */
  readonly facets?: JobFacets | undefined;
}

/** Fields of the filter panel. `JobFilters` above holds their values. */
export function JobFilterFields({ facets }: JobFilterFieldsProps) {
  const text = useJobsText();
  const shared = useSharedText();
  const language = useLanguage();
  const { company_id, sort_by } = useFormContext<JobFilters>().getValues();
  const counted = (label: string, count: number | undefined): string =>
    count === undefined ? label : text('filters.counted', { label, count: formatNumber(count, language) });
  const types = jobTypes.map((type) => ({
    value: type,
    label: counted(shared(`jobType.${type}`), facets?.job_type.find(({ value }) => value === type)?.count),
  }));
  return (
    <FilterForm action={paths.jobs} kept={{ company_id, sort_by }} sx={{ display: 'grid', gap: 2.5 }}>
      <TextField
        name="search"
        type="search"
        optional="unmarked"
        label={text('filters.search')}
        placeholder={text('filters.searchHint')}
        startAdornment={<Search size={icon.normal} aria-hidden />}
      />
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <TextField name="location" optional="unmarked" label={text('filters.location')} />
        <PlaceChoices places={facets?.location.slice(0, SHOWN_PLACES)} />
      </Box>
      <SelectField
        name="job_type"
        optional="unmarked"
        label={text('filters.type')}
        options={types}
        emptyLabel={text('filters.anyType')}
      />
      <PayField name="salary_min" label={text('filters.salaryMin')} endAdornment="$" />
      <PayField
        name="salary_max"
        label={text('filters.salaryMax')}
        endAdornment="$"
        hint={text('filters.salaryHint')}
      />
      <SwitchField
        name="remote"
        label={counted(text('filters.remote'), facets?.remote.find(({ value }) => value)?.count)}
      />
      {facets?.is_estimate === true && (
        <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
          {text('filters.estimated')}
        </Box>
      )}
    </FilterForm>
  );
}
