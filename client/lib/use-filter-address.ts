import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';

export interface FilterAddress<Filters> {
  /** Reads the address; what makes no sense there counts as absent. */
  readonly read: (address: URLSearchParams) => Filters;
  readonly write: (filters: Filters) => URLSearchParams;
  /** The field that is being typed in, when that is all that changed. */
  readonly typedField: (before: Filters, after: Filters) => string | null;
}

/**
 * Filters that live in the address, so that a search can be kept, shared and gone back to. Going back undoes a choice or a
 * word, not the letters of a word one by one.
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
  /** Takes the place of what stands there: no step to go back to. */
  const replace = (asked: Filters): void => setAddress(write(asked), { replace: true, preventScrollReset: true });
  return { filters, isBare: address.size === 0, ask, replace };
}
