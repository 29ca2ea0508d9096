import type { ReactNode } from 'react';
import { LiveForm } from '../../../../design-system/form/LiveForm';
import { addressFromFilters, type JobFilters as Filters } from '../../domain/job-filters';

const DEBOUNCE_MS = 500;

export interface JobFiltersProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  readonly children: ReactNode;
}

const same = (a: Filters, b: Filters): boolean => addressFromFilters(a).toString() === addressFromFilters(b).toString();

/** Holds typed values until they are in the address. Follows the address on Back and on clearing all filters. */
export function JobFilters({ filters, onChange, children }: JobFiltersProps) {
  return (
    <LiveForm values={filters} onChange={onChange} isSame={same} restMs={DEBOUNCE_MS}>
      {children}
    </LiveForm>
  );
}
