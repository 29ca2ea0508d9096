import { filterPreset, type UpdatePresetRequest } from '@modules/matching/http/candidate-search.contract';
import { api } from '../../../lib/backend';

/** Changes the name, the filters or the default flag; absent fields stay. */
export async function updatePreset(presetId: string, body: UpdatePresetRequest): Promise<void> {
  await api({ method: 'PUT', path: `/api/filter-presets/${presetId}`, body, answer: filterPreset });
}
