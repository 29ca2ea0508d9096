import Box from '@mui/material/Box';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { CandidateFacets } from '@modules/matching/http/candidate-search.contract';
import { NumberField } from '../../../../design-system/form/NumberField';
import { SegmentedFilter } from '../../../../design-system/SegmentedFilter/SegmentedFilter';
import { type CandidateFilters, MAX_YEARS, yearsOf } from '../../domain/candidate-filters';
import { useCandidatesText } from '../../messages/use-candidates-text';

/** Min and max years, and ranges of years with their counts. */
export function ExperienceFields({ ranges }: { ranges: CandidateFacets['experience'] | undefined }) {
  const text = useCandidatesText();
  const { setValue } = useFormContext<CandidateFilters>();
  const [from, to] = useWatch<CandidateFilters, ['experience_min', 'experience_max']>({
    name: ['experience_min', 'experience_max'],
  });
  const known = (ranges ?? []).flatMap((range) => {
    const years = yearsOf(range.value);
    return years === null ? [] : [{ ...range, years }];
  });
  const chosen = known.find(({ years }) => years.experience_min === from && years.experience_max === to)?.value ?? '';
  const offered = known.filter(({ value, count }) => count > 0 || value === chosen);
  const choose = (value: string): void => {
    const years = value === chosen ? undefined : known.find((range) => range.value === value)?.years;
    setValue('experience_min', years?.experience_min ?? null);
    setValue('experience_max', years?.experience_max ?? null);
  };
  return (
    <Box component="fieldset" sx={{ display: 'grid', gap: 1, m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, typography: 'label' }}>
        {text('filters.experience')}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        <YearsField name="experience_min" label={text('filters.experienceMin')} />
        <YearsField name="experience_max" label={text('filters.experienceMax')} />
      </Box>
      {offered.length > 0 && (
        <SegmentedFilter label={text('filters.experienceChoices')} options={offered} value={chosen} onChange={choose} />
      )}
    </Box>
  );
}

/** Whole years. An arrow key changes the value by one. */
function YearsField({ name, label }: { name: 'experience_min' | 'experience_max'; label: string }) {
  const text = useCandidatesText();
  const { field } = useController<CandidateFilters, typeof name>({ name });
  const step = (by: 1 | -1): void => {
    const next = (field.value ?? (by === 1 ? -1 : 0)) + by;
    field.onChange(next < 0 ? null : Math.min(next, MAX_YEARS));
  };
  return (
    <Box
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        step(event.key === 'ArrowUp' ? 1 : -1);
      }}
      onBlur={() => {
        if (typeof field.value === 'number' && field.value > MAX_YEARS) field.onChange(MAX_YEARS);
      }}
    >
      <NumberField name={name} label={label} optional="unmarked" endAdornment={text('filters.years')} />
    </Box>
  );
}
