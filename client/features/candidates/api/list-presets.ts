import { type FilterPreset, filterPresets } from '@modules/matching/http/candidate-search.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** The recruiter's presets, the default one first. */
export function usePresets(): Loadable<readonly FilterPreset[]> {
  return loadable(
    useRead('filter-presets', ['list'], async (signal) => {
      const { presets } = await api({ path: '/api/filter-presets', answer: filterPresets, signal });
      return presets;
    }),
  );
}
