import { useEffect, useEffectEvent, useState } from 'react';
import type { FilterPreset } from '@modules/matching/http/candidate-search.contract';
import type { Loadable } from '../../../lib/loadable';
import { type CandidateFilters, filtersFromPreset } from '../domain/candidate-filters';

export interface DefaultPresetOptions {
  readonly presets: Loadable<readonly FilterPreset[]>;
  /** The address asks for nothing: the page was opened anew. */
  readonly isBare: boolean;
  /** Which visit of the page this is: another one for every step to it. */
  readonly visit: string;
  readonly replace: (filters: CandidateFilters) => void;
}

/**
 * Loads the preset that loads by itself, where the address asks for nothing. Answers whether it is settled what to search
 * for: until then nothing is asked, so that the list does not change under the reader's hand. It is settled once a visit:
 * a preset that is made the default later waits for the next one.
 */
export function useDefaultPreset({ presets, isBare, visit, replace }: DefaultPresetOptions): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  const preset = presets.status === 'ready' ? presets.data.find(({ is_default: isDefault }) => isDefault) : undefined;
  const isOpen = isBare && settled !== visit;
  const mustLoad = isOpen && preset !== undefined;
  // Presets that cannot be read keep nobody from searching.
  if (isOpen && preset === undefined && presets.status !== 'loading') setSettled(visit);
  const load = useEffectEvent(() => {
    if (preset) replace(filtersFromPreset(preset.filters));
  });
  useEffect(() => {
    if (mustLoad) load();
  }, [mustLoad]);
  return !mustLoad && (!isOpen || presets.status !== 'loading');
}
