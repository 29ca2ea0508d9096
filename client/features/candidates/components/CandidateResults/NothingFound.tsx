import Box from '@mui/material/Box';
import { Button } from '../../../../design-system/Button/Button';
import { EmptyState } from '../../../../design-system/EmptyState/EmptyState';
import { activeFilters, type CandidateFilters, withoutFilter } from '../../domain/candidate-filters';
import { useCandidatesText } from '../../messages/use-candidates-text';
import { useFilterWords } from '../CandidateFilters/use-filter-words';

export interface NothingFoundProps {
  readonly filters: CandidateFilters;
  readonly onFilters: (filters: CandidateFilters) => void;
  readonly onClear: () => void;
}

/** Shown without results, with a button to remove each filter. */
export function NothingFound({ filters, onFilters, onClear }: NothingFoundProps) {
  const text = useCandidatesText();
  const wordsOf = useFilterWords();
  const active = activeFilters(filters);
  if (active.length === 0) return <EmptyState title={text('empty.title')} sentence={text('empty.sentence')} />;
  const hasPay = filters.salary_min !== null || filters.salary_max !== null;
  const advice = [
    filters.search !== '' && text('emptyFiltered.words'),
    filters.skills.length > 1 && text('emptyFiltered.skills'),
    hasPay && text('emptyFiltered.pay'),
  ].filter(Boolean);
  return (
    <EmptyState
      title={text('emptyFiltered.title')}
      sentence={advice.length > 0 ? advice.join(' ') : text('emptyFiltered.sentence')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {active.length > 1 &&
            active.map((filter) => (
              <Button
                key={`${filter.name} ${filter.skill ?? ''}`}
                dense
                onClick={() => onFilters(withoutFilter(filters, filter))}
              >
                {text('emptyFiltered.without', { filter: wordsOf(filters, filter) })}
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
