import type { ReactNode } from 'react';
import { LiveForm } from '../../../../design-system/form/LiveForm';
import { type CandidateFilters as Filters, isSameSearch } from '../../domain/candidate-filters';

const DEBOUNCE_MS = 300;

export interface CandidateFiltersProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  readonly children: ReactNode;
}

/** Holds typed values until they are in the address. Follows the address on Back and when a preset is opened. */
export function CandidateFilters({ filters, onChange, children }: CandidateFiltersProps) {
  return (
    <LiveForm values={filters} onChange={onChange} isSame={isSameSearch} restMs={DEBOUNCE_MS}>
      {children}
    </LiveForm>
  );
}
