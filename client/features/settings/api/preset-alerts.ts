import { type FilterPresets, filterPresets } from '@modules/matching/http/candidate-search.contract';
import { type PresetAlerts, presetAlerts } from '@modules/notifications/http/notifications.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** The recruiter's presets of the candidate search. */
export function useOwnPresets(enabled: boolean) {
  return useRead<FilterPresets>(
    'filter-presets',
    ['settings'],
    (signal) => api({ path: '/api/filter-presets', answer: filterPresets, signal }),
    { enabled },
  );
}

/** The recruiter's alerts on presets. */
export function usePresetAlerts(enabled: boolean) {
  return useRead<PresetAlerts>(
    'notifications',
    ['preset-alerts'],
    (signal) => api({ path: '/api/notifications/preset-alerts', answer: presetAlerts, signal }),
    { enabled },
  );
}

export async function setPresetAlert(presetId: string, alert: boolean): Promise<void> {
  await api({
    method: 'PUT',
    path: `/api/notifications/preset-alerts/${presetId}`,
    body: { alert },
    answer: presetAlerts,
  });
}
