import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SwitchableKind } from '@modules/notifications/http/notifications.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { PreferenceSwitch } from '../components/PreferenceSwitch';
import { useSettingsText } from '../messages/use-settings-text';
import { useDeviceText } from './messages/use-device-text';

export interface Device {
  readonly device: 'unsupported' | 'needs-install' | 'denied' | 'off' | 'on';
  readonly subjects: readonly { readonly kind: SwitchableKind; readonly on: boolean }[];
}

export interface ThisDeviceViewProps {
  readonly state: Loadable<Device>;
  /** Resolves to false if the browser did not give permission. */
  readonly onTurnOn: () => Promise<boolean>;
  readonly onTurnOff: () => Promise<void>;
  readonly onSubject: (kind: SwitchableKind, isOn: boolean) => Promise<void>;
}

/** Notifications while the site is closed: the browser's permission, and the subjects. */
export function ThisDeviceView({ state, onTurnOn, onTurnOff, onSubject }: ThisDeviceViewProps) {
  const text = useDeviceText();
  const errorText = useErrorText();
  return (
    <Card as="section" title={text('title')} titleLevel={2}>
      <Typography sx={{ color: 'text.secondary' }}>{text('lead')}</Typography>
      {state.status === 'loading' && <ListSkeleton label={text('loading')} count={1} />}
      {state.status === 'failed' && (
        <ErrorState level={3} what={text('failed')} toDo={errorText(state.error)} onRetry={state.retry} />
      )}
      {state.status === 'ready' && (
        <Ready device={state.data} onTurnOn={onTurnOn} onTurnOff={onTurnOff} onSubject={onSubject} />
      )}
    </Card>
  );
}

const explanations = {
  unsupported: 'unsupported',
  'needs-install': 'install',
  denied: 'denied',
  off: 'off',
  on: 'on',
} as const;

interface ReadyProps extends Omit<ThisDeviceViewProps, 'state'> {
  readonly device: Device;
}

function Ready({ device: { device, subjects }, onTurnOn, onTurnOff, onSubject }: ReadyProps) {
  const text = useDeviceText();
  const settingsText = useSettingsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const press = async (work: () => Promise<void>, failure: string): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toasts.error(`${failure} ${errorText(error)}`);
    } finally {
      setBusy(false);
    }
  };
  const turnOn = async (): Promise<void> => {
    if (await onTurnOn()) toasts.success(text('turnedOn'));
    else toasts.info(text('dismissed'));
  };
  const turnOff = async (): Promise<void> => {
    await onTurnOff();
    toasts.success(text('turnedOff'));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography sx={{ maxWidth: '65ch' }}>{text(explanations[device])}</Typography>
      {device === 'on' && (
        <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, display: 'grid', gap: 1, width: '100%' }}>
          <Typography component="legend" sx={{ fontWeight: 'bold' }}>
            {text('subjects')}
          </Typography>
          <Box sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            {subjects.map(({ kind, on }) => (
              <PreferenceSwitch
                key={kind}
                label={settingsText(`notifications.kind.${kind}`)}
                checked={on}
                onChange={(isOn) => onSubject(kind, isOn)}
              />
            ))}
          </Box>
        </Box>
      )}
      {device === 'off' && (
        <Button loading={isBusy} onClick={() => void press(turnOn, text('notTurnedOn'))}>
          {text('turnOn')}
        </Button>
      )}
      {device === 'on' && (
        <Button variant="secondary" loading={isBusy} onClick={() => void press(turnOff, text('notTurnedOff'))}>
          {text('turnOff')}
        </Button>
      )}
    </Box>
  );
}
