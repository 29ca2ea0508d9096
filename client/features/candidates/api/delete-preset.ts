import { presetRemoved } from '@modules/matching/http/candidate-search.contract';
import { api } from '../../../lib/backend';

export async function deletePreset(presetId: string): Promise<void> {
  await api({ method: 'DELETE', path: `/api/filter-presets/${presetId}`, answer: presetRemoved });
}
