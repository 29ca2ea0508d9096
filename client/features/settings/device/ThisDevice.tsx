import { loadable } from '../../../lib/loadable';
import { thisDevice } from '../../../lib/push/this-device';
import { useCurrentUser } from '../../../lib/session/use-session';
import { useRead } from '../../../lib/use-read';
import { type Device, ThisDeviceView } from './ThisDeviceView';

/** Notifications on this device, while the site is closed. */
export function ThisDevice() {
  const { id } = useCurrentUser();
  const read = useRead<Device>('notifications', ['this-device'], () => thisDevice.read());
  const { refetch } = read;
  return (
    <ThisDeviceView
      state={loadable({ data: read.data, error: read.error, refetch })}
      onTurnOn={async () => {
        const isOn = await thisDevice.turnOn(id);
        await refetch();
        return isOn;
      }}
      onTurnOff={async () => {
        await thisDevice.turnOff();
        await refetch();
      }}
      onSubject={async (kind, isOn) => {
        await thisDevice.setKind(id, kind, isOn);
        await refetch();
      }}
    />
  );
}
