import {
  type SavedFilters,
  savedSearch,
  type SavedSearches,
  savedSearches,
  searchRemoved,
} from '@modules/notifications/http/saved-searches.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** The seeker's searches saved on the server, the same on every device. */
export function useSavedSearches(enabled: boolean) {
  return useRead<SavedSearches>(
    'saved-searches',
    ['list'],
    (signal) => api({ path: '/api/saved-searches', answer: savedSearches, signal }),
    { enabled },
  );
}

/** Saves a search with an alert for new jobs. */
export async function saveSearch(name: string, filters: SavedFilters): Promise<void> {
  await api({ method: 'POST', path: '/api/saved-searches', body: { name, filters, alert: true }, answer: savedSearch });
}

export async function setSearchAlert(id: string, alert: boolean): Promise<void> {
  await api({ method: 'PUT', path: `/api/saved-searches/${id}`, body: { alert }, answer: savedSearch });
}

export async function removeSearch(id: string): Promise<void> {
  await api({ method: 'DELETE', path: `/api/saved-searches/${id}`, answer: searchRemoved });
}
