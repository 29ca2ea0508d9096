import {
  type CreatePresetRequest,
  type FilterPreset,
  filterPreset,
} from '@modules/matching/http/candidate-search.contract';
import { api } from '../../../lib/backend';

export async function createPreset(body: CreatePresetRequest): Promise<FilterPreset> {
  return api({ method: 'POST', path: '/api/filter-presets', body, answer: filterPreset });
}
