import { useCurrentUser } from '../../../lib/session/use-session';
import { updatePreferences } from '../api/account';
import { NotificationsSectionView } from './NotificationsSectionView';

export function NotificationsSection() {
  const user = useCurrentUser();
  return (
    <NotificationsSectionView
      userType={user.user_type}
      preferences={user.notification_preferences}
      onChange={(name, wanted) => updatePreferences({ notification_preferences: { [name]: wanted } })}
    />
  );
}
