import { useCurrentUser } from '../../../lib/session/use-session';
import { loadable } from '../../../lib/loadable';
import { updatePreferences } from '../api/account';
import { setKindPreference, useKindPreferences } from '../api/kind-preferences';
import { setPresetAlert, useOwnPresets, usePresetAlerts } from '../api/preset-alerts';
import { ThisDevice } from '../device/ThisDevice';
import { NotificationsSectionView } from './NotificationsSectionView';

export function NotificationsSection() {
  const user = useCurrentUser();
  const read = useKindPreferences();
  const hasPresets = user.user_type === 'RECRUITER' && user.approval_status === 'APPROVED';
  const presets = useOwnPresets(hasPresets).data?.presets;
  const alerts = usePresetAlerts(hasPresets).data?.preset_ids;
  return (
    <NotificationsSectionView
      userType={user.user_type}
      preferences={user.notification_preferences}
      kinds={loadable({ data: read.data?.preferences, error: read.error, refetch: read.refetch })}
      onKindChange={(kind, way, wanted) => setKindPreference({ kind, [way]: wanted })}
      presets={presets && alerts ? presets.map(({ id, name }) => ({ id, name, alert: alerts.includes(id) })) : null}
      onPresetChange={setPresetAlert}
      device={<ThisDevice />}
      onChange={(name, wanted) => updatePreferences({ notification_preferences: { [name]: wanted } })}
    />
  );
}
