import { useEffect, useEffectEvent } from 'react';
import type { FilterPreset } from '@modules/matching/http/candidate-search.contract';
import type { Loadable } from '../../../lib/loadable';
import { type CandidateFilters, filtersFromPreset } from '../domain/candidate-filters';

export interface DefaultPresetOptions {
  readonly presets: Loadable<readonly FilterPreset[]>;
  /** The address asks for nothing: the page was opened anew. */
  readonly isBare: boolean;
  readonly replace: (filters: CandidateFilters) => void;
}

/**
 * Loads the preset that loads by itself, where the address asks for nothing. Answers whether it is settled what to search
 * for: until then nothing is asked, so that the list does not change under the reader's hand.
 */
export function useDefaultPreset({ presets, isBare, replace }: DefaultPresetOptions): boolean {
  const preset = presets.status === 'ready' ? presets.data.find(({ is_default: isDefault }) => isDefault) : undefined;
  const mustLoad = isBare && preset !== undefined;
  const load = useEffectEvent(() => {
    if (preset) replace(filtersFromPreset(preset.filters));
  });
  useEffect(() => {
    if (mustLoad) load();
  }, [mustLoad]);
  // Presets that cannot be read keep nobody from searching.
  return !mustLoad && (!isBare || presets.status !== 'loading');
}
