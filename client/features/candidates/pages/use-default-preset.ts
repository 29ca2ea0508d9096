import { useEffect, useEffectEvent, useState } from 'react';
import type { FilterPreset } from '@modules/matching/http/candidate-search.contract';
import type { Loadable } from '../../../lib/loadable';
import { type CandidateFilters, filtersFromPreset } from '../domain/candidate-filters';

export interface DefaultPresetOptions {
  readonly presets: Loadable<readonly FilterPreset[]>;
  /** The address has no filters: the page was just opened. */
  readonly isBare: boolean;
  /** Identifies a visit of the page; every navigation to it is another one. */
  readonly visit: string;
  readonly replace: (filters: CandidateFilters) => void;
}

/**
 * Loads the default preset if the address has no filters. Returns true once the filters are final; nothing is read before, so
 * that the list does not change. Decided once per visit: a preset made the default later applies to the next visit.
 */
export function useDefaultPreset({ presets, isBare, visit, replace }: DefaultPresetOptions): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  const preset = presets.status === 'ready' ? presets.data.find(({ is_default: isDefault }) => isDefault) : undefined;
  const isOpen = isBare && settled !== visit;
  const mustLoad = isOpen && preset !== undefined;
  // If presets cannot be read, the search still works.
  if (isOpen && preset === undefined && presets.status !== 'loading') setSettled(visit);
  const load = useEffectEvent(() => {
    if (preset) replace(filtersFromPreset(preset.filters));
  });
  useEffect(() => {
    if (mustLoad) load();
  }, [mustLoad]);
  return !mustLoad && (!isOpen || presets.status !== 'loading');
}
