import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';

export interface FilterAddress<Filters> {
  /** Reads the filters from the address; invalid values count as absent. */
  readonly read: (address: URLSearchParams) => Filters;
  readonly write: (filters: Filters) => URLSearchParams;
  /** The typed field, if it is the only change. */
  readonly typedField: (before: Filters, after: Filters) => string | null;
}

/**
 * Filters in the address, so that a search can be bookmarked, shared and returned to.
 * Back undoes a choice or a whole word, not each typed character.
 */
export function useFilterAddress<Filters>({ read, write, typedField }: FilterAddress<Filters>) {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => read(address), [read, address]);
  const typing = useRef<string | null>(null);
  const ask = (asked: Filters): void => {
    const field = typedField(filters, asked);
    const isGoingOn = field !== null && field === typing.current;
    typing.current = field;
    setAddress(write(asked), { replace: isGoingOn, preventScrollReset: true });
  };
  /** Replaces the current history entry. */
  const replace = (asked: Filters): void => setAddress(write(asked), { replace: true, preventScrollReset: true });
  return { filters, isBare: address.size === 0, ask, replace };
}
