import {
  type KindPreferences,
  kindPreferences,
  type SetPreferenceRequest,
} from '@modules/notifications/http/notifications.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** The person's notification preferences per kind. */
export function useKindPreferences() {
  return useRead<KindPreferences>('notifications', ['preferences'], (signal) =>
    api({ path: '/api/notifications/preferences', answer: kindPreferences, signal }),
  );
}

export async function setKindPreference(body: SetPreferenceRequest): Promise<void> {
  await api({ method: 'PUT', path: '/api/notifications/preferences', body, answer: kindPreferences });
}
