import { filterPreset, type UpdatePresetRequest } from '@modules/matching/http/candidate-search.contract';
import { api } from '../../../lib/backend';

/** Another name, other filters, or the one that loads by itself; what is not given stays. */
export async function updatePreset(presetId: string, body: UpdatePresetRequest): Promise<void> {
  await api({ method: 'PUT', path: `/api/filter-presets/${presetId}`, body, answer: filterPreset });
}
