import Box from '@mui/material/Box';
import { Button } from '../../../../design-system/Button/Button';
import { EmptyState } from '../../../../design-system/EmptyState/EmptyState';
import { activeFilters, type JobFilters, withoutFilter } from '../../domain/job-filters';
import { useJobsText } from '../../messages/use-jobs-text';
import { useFilterWords } from '../ActiveFilters/use-filter-words';

export interface NothingFoundProps {
  readonly filters: JobFilters;
  readonly onFilters: (filters: JobFilters) => void;
  readonly onClear: () => void;
}

/** Shown without results, with a button to remove each filter. */
export function NothingFound({ filters, onFilters, onClear }: NothingFoundProps) {
  const text = useJobsText();
  const wordsOf = useFilterWords();
  const names = activeFilters(filters);
  if (names.length === 0) return <EmptyState title={text('empty.title')} sentence={text('empty.sentence')} />;
  const hasPay = filters.salary_min !== null || filters.salary_max !== null;
  const advice = [
    filters.search !== '' && text('emptyFiltered.words'),
    hasPay && text('emptyFiltered.pay'),
    filters.location !== '' && text('emptyFiltered.place'),
  ].filter(Boolean);
  return (
    <EmptyState
      title={text('emptyFiltered.title')}
      sentence={advice.length > 0 ? advice.join(' ') : text('emptyFiltered.sentence')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {names.length > 1 &&
            names.map((name) => (
              <Button key={name} dense onClick={() => onFilters(withoutFilter(filters, name))}>
                {text('emptyFiltered.without', { filter: wordsOf(filters, name) })}
              </Button>
            ))}
          <Button dense onClick={onClear}>
            {text('filters.clear')}
          </Button>
        </Box>
      }
    />
  );
}
