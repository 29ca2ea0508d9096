import {
  makeCalendarAddress,
  revokeCalendarAddress,
  saveAvailability,
  useAvailability,
  useCalendarAddresses,
} from './api';
import { AvailabilityView } from './AvailabilityView';
import { ConnectedCalendarSection } from '../connected-calendar/ConnectedCalendarSection';
import { CalendarAddressesView } from './CalendarAddressesView';

export function CalendarSection() {
  return (
    <>
      <AvailabilityView availability={useAvailability()} onSave={saveAvailability} />
      <ConnectedCalendarSection />
      <CalendarAddressesView
        addresses={useCalendarAddresses()}
        onMake={async (kind) => (await makeCalendarAddress(kind)).url}
        onRevoke={async (kind) => {
          await revokeCalendarAddress(kind);
        }}
      />
    </>
  );
}
