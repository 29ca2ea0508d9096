import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { NotificationPreferences } from '@modules/identity/http/users.contract';
import type { SwitchableKind, NotificationPreference } from '@modules/notifications/http/notifications.contract';
import { Card } from '../../../design-system/Card/Card';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { useSettingsText } from '../messages/use-settings-text';
import { PreferenceSwitch } from './PreferenceSwitch';

export type Way = 'in_app' | 'email';

export interface KindSwitchesProps {
  readonly kinds: Loadable<readonly NotificationPreference[]>;
  /** Email preferences per group. While one is off, no email of its kinds is sent. */
  readonly boxes: NotificationPreferences;
  readonly onChange: (kind: SwitchableKind, way: Way, wanted: boolean) => Promise<void>;
}

/** Per kind of notification: on the site, by email, or none. */
export function KindSwitches({ kinds, boxes, onChange }: KindSwitchesProps) {
  const text = useSettingsText();
  const errorText = useErrorText();
  return (
    <Card as="section" title={text('notifications.kinds')} titleLevel={2}>
      {kinds.status === 'loading' && <ListSkeleton label={text('notifications.kindsLoading')} count={3} />}
      {kinds.status === 'failed' && (
        <ErrorState
          level={3}
          what={text('notifications.kindsFailed')}
          toDo={errorText(kinds.error)}
          onRetry={kinds.retry}
        />
      )}
      {kinds.status === 'ready' &&
        kinds.data.map((preference) => (
          <Kind key={preference.kind} preference={preference} boxes={boxes} onChange={onChange} />
        ))}
    </Card>
  );
}

interface KindProps extends Pick<KindSwitchesProps, 'boxes' | 'onChange'> {
  readonly preference: NotificationPreference;
}

function Kind({ preference: { kind, in_app, email, box }, boxes, onChange }: KindProps) {
  const text = useSettingsText();
  const name = text(`notifications.kind.${kind}`);
  const isClosed = box !== 'none' && !boxes[box];
  return (
    <Box
      component="fieldset"
      sx={{ m: 0, p: 0, pt: 2, border: 0, borderTop: 1, borderColor: 'line.main', display: 'grid', gap: 1 }}
    >
      <Typography component="legend" sx={{ fontWeight: 'bold', float: 'left', width: '100%' }}>
        {name}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, alignItems: 'start', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {in_app !== null && (
          <PreferenceSwitch
            label={text('notifications.inApp')}
            hint={text('notifications.inAppHint')}
            checked={in_app}
            onChange={(wanted) => onChange(kind, 'in_app', wanted)}
          />
        )}
        <PreferenceSwitch
          label={text('notifications.byEmail')}
          hint={isClosed ? text('notifications.boxOff') : text(`notifications.kind.${kind}Hint`)}
          checked={email}
          onChange={(wanted) => onChange(kind, 'email', wanted)}
        />
      </Box>
    </Box>
  );
}
