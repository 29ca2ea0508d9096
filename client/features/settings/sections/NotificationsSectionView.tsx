import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { NotificationPreferences, UserType } from '@modules/identity/http/users.contract';
import { Card } from '../../../design-system/Card/Card';
import { KindSwitches, type KindSwitchesProps } from '../components/KindSwitches';
import { PresetAlerts, type PresetAlertsProps } from '../components/PresetAlerts';
import { PreferenceSwitch } from '../components/PreferenceSwitch';
import { useSettingsText } from '../messages/use-settings-text';

export interface NotificationsSectionViewProps {
  readonly userType: UserType;
  readonly preferences: NotificationPreferences;
  readonly kinds: KindSwitchesProps['kinds'];
  readonly onKindChange: KindSwitchesProps['onChange'];
  /** Null for seekers, and while loading. */
  readonly presets: PresetAlertsProps['presets'] | null;
  readonly onPresetChange: PresetAlertsProps['onChange'];
  /** Notifications on this device. */
  readonly device?: ReactNode;
  readonly onChange: (name: keyof NotificationPreferences, wanted: boolean) => Promise<void>;
}

const names = ['email_messages', 'email_applications', 'email_updates'] as const;

/** Email and notification preferences. Required emails are always sent, and the page says so. */
export function NotificationsSectionView({
  userType,
  preferences,
  kinds,
  onKindChange,
  presets,
  onPresetChange,
  device,
  onChange,
}: NotificationsSectionViewProps) {
  const text = useSettingsText();
  const isRecruiter = userType === 'RECRUITER';
  return (
    <>
      <Card as="section" title={text('notifications.emails')} titleLevel={2}>
        {names.map((name) => (
          <PreferenceSwitch
            key={name}
            label={text(`notifications.${name}`)}
            hint={text(
              name === 'email_applications' && isRecruiter
                ? 'notifications.email_applicationsRecruiterHint'
                : `notifications.${name}Hint`,
            )}
            checked={preferences[name]}
            onChange={(wanted) => onChange(name, wanted)}
          />
        ))}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('notifications.always')}
        </Typography>
      </Card>
      {device}
      {kinds.status === 'ready' && kinds.data.length === 0 ? null : (
        <KindSwitches kinds={kinds} boxes={preferences} onChange={onKindChange} />
      )}
      {presets !== null && <PresetAlerts presets={presets} onChange={onPresetChange} />}
    </>
  );
}
