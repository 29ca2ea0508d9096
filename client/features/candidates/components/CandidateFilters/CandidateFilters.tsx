import type { ReactNode } from 'react';
import { LiveForm } from '../../../../design-system/form/LiveForm';
import { type CandidateFilters as Filters, isSameSearch } from '../../domain/candidate-filters';

const DEBOUNCE_MS = 300;

export interface CandidateFiltersProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  readonly children: ReactNode;
}

/** Holds what is being typed until it becomes the address, and follows the address when somebody goes back or opens a preset. */
export function CandidateFilters({ filters, onChange, children }: CandidateFiltersProps) {
  return (
    <LiveForm values={filters} onChange={onChange} isSame={isSameSearch} restMs={DEBOUNCE_MS}>
      {children}
    </LiveForm>
  );
}
