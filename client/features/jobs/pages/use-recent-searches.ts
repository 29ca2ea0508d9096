import { useEffect, useEffectEvent, useState } from 'react';
import { useConsent, useConsentStore } from '../../../lib/consent/use-consent';
import { useSession } from '../../../lib/session/use-session';
import type { JobFilters } from '../domain/job-filters';
import { readSearches, withSearch, writeSearches } from '../domain/recent-searches';

/** Somebody who looks at what was found for that long (milliseconds) meant the search. */
const MEANT_AFTER = 2_000;

export interface RecentSearches {
  readonly searches: readonly string[];
  readonly onForget: (search: string) => void;
  readonly onForgetAll: () => void;
  /** Opens the choices where keeping them can be allowed; absent where they are kept, or where nobody is signed in. */
  readonly onAllow?: (() => void) | undefined;
}

/** The last searches of the person signed in, where they allowed to keep them; nobody else's are kept. */
export function useRecentSearches(filters: JobFilters, isAnswered: boolean): RecentSearches {
  const session = useSession();
  const mayKeep = useConsent('preferences');
  const consent = useConsentStore();
  const owner = session.status === 'signed-in' ? session.user.id : null;
  const keeper = mayKeep ? owner : null;
  const [state, setState] = useState<{ readonly of: string | null; readonly searches: readonly string[] }>({
    of: null,
    searches: [],
  });
  if (state.of !== keeper)
    setState({ of: keeper, searches: keeper === null ? [] : readSearches(localStorage, keeper) });

  const keep = (searches: readonly string[]): void => {
    if (keeper === null) return;
    writeSearches(localStorage, keeper, searches);
    setState({ of: keeper, searches });
  };
  const remember = useEffectEvent(() => {
    // Another tab may have searched meanwhile.
    if (keeper !== null) keep(withSearch(readSearches(localStorage, keeper), filters));
  });
  useEffect(() => {
    if (!isAnswered) return undefined;
    const timer = setTimeout(() => remember(), MEANT_AFTER);
    return () => clearTimeout(timer);
  }, [filters, isAnswered]);

  return {
    searches: state.searches,
    onForget: (search) => keep(state.searches.filter((each) => each !== search)),
    onForgetAll: () => keep([]),
    onAllow: owner !== null && !mayKeep ? () => consent.openDialog() : undefined,
  };
}
