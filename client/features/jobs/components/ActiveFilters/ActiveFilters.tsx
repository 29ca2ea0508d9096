import { ActiveFilters as Chips } from '../../../../design-system/ActiveFilters/ActiveFilters';
import { activeFilters, type FilterName, type JobFilters, withoutFilter } from '../../domain/job-filters';
import { useJobsText } from '../../messages/use-jobs-text';
import { useFilterWords } from './use-filter-words';

export interface ActiveFiltersProps {
  readonly filters: JobFilters;
  /** Name of the filtered company, once loaded. */
  readonly company?: string | undefined;
  readonly onFilters: (filters: JobFilters) => void;
  readonly onClear: () => void;
}

/** Active filters, each with a button to remove it. */
export function ActiveFilters({ filters, company, onFilters, onClear }: ActiveFiltersProps) {
  const text = useJobsText();
  const wordsOf = useFilterWords();
  const labelOf = (name: FilterName): string => (name === 'company_id' ? company : undefined) ?? wordsOf(filters, name);
  return (
    <Chips
      label={text('active.label')}
      filters={activeFilters(filters).map((name) => ({ key: name, label: labelOf(name) }))}
      onRemove={(key) => onFilters(withoutFilter(filters, key as FilterName))}
      onClear={onClear}
    />
  );
}
