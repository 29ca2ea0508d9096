import { useEffect, useEffectEvent, useState } from 'react';
import { useConsent, useConsentStore } from '../../../lib/consent/use-consent';
import { useSession } from '../../../lib/session/use-session';
import type { JobFilters } from '../domain/job-filters';
import { readSearches, withSearch, writeSearches } from '../domain/recent-searches';

/** A search is kept if its results are on screen this long (milliseconds). */
const MEANT_AFTER = 2_000;

export interface RecentSearches {
  readonly searches: readonly string[];
  readonly onForget: (search: string) => void;
  readonly onForgetAll: () => void;
  /** Opens the consent settings. Undefined if searches are already kept, or the visitor is signed out. */
  readonly onAllow?: (() => void) | undefined;
}

/** Recent searches of the signed-in person. They are kept only with consent. */
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
    // Read again, because another tab may have searched meanwhile.
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
