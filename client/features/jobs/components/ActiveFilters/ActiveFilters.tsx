import Box from '@mui/material/Box';
import { useRef } from 'react';
import { Button } from '../../../../design-system/Button/Button';
import { SkillChip } from '../../../../design-system/SkillChip/SkillChip';
import { activeFilters, type FilterName, type JobFilters, withoutFilter } from '../../domain/job-filters';
import { useJobsText } from '../../messages/use-jobs-text';
import { useFilterWords } from './use-filter-words';

export interface ActiveFiltersProps {
  readonly filters: JobFilters;
  /** Name of the one company that is asked for, once it is known. */
  readonly company?: string | undefined;
  readonly onFilters: (filters: JobFilters) => void;
  readonly onClear: () => void;
}

/** What narrows the list, each to be taken away by itself; the focus goes to the next one, or to the button at the end. */
export function ActiveFilters({ filters, company, onFilters, onClear }: ActiveFiltersProps) {
  const text = useJobsText();
  const wordsOf = useFilterWords();
  const list = useRef<HTMLDivElement>(null);
  const names = activeFilters(filters);
  if (names.length === 0) return null;
  const remove = (name: FilterName): void => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    buttons[names.indexOf(name) + 1]?.focus();
    onFilters(withoutFilter(filters, name));
  };
  return (
    <Box ref={list} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box
        component="ul"
        aria-label={text('active.label')}
        sx={{ display: 'contents', listStyle: 'none', '& > li': { maxWidth: '100%', overflowWrap: 'anywhere' } }}
      >
        {names.map((name) => (
          <li key={name}>
            <SkillChip
              label={(name === 'company_id' ? company : undefined) ?? wordsOf(filters, name)}
              onRemove={() => remove(name)}
            />
          </li>
        ))}
      </Box>
      <Button variant="text" dense onClick={onClear}>
        {text('filters.clear')}
      </Button>
    </Box>
  );
}
