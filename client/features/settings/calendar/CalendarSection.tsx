import { makeCalendarAddress, revokeCalendarAddress, useCalendarAddresses } from './api';
import { CalendarAddressesView } from './CalendarAddressesView';

export function CalendarSection() {
  return (
    <CalendarAddressesView
      addresses={useCalendarAddresses()}
      onMake={async (kind) => (await makeCalendarAddress(kind)).url}
      onRevoke={async (kind) => {
        await revokeCalendarAddress(kind);
      }}
    />
  );
}
