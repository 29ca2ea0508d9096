import { chooseCalendar, connectCalendar, disconnectCalendar, useConnectedCalendar, useRemoteCalendars } from './api';
import { ConnectedCalendarView } from './ConnectedCalendarView';

export function ConnectedCalendarSection() {
  return (
    <ConnectedCalendarView
      calendar={useConnectedCalendar()}
      useCalendars={useRemoteCalendars}
      onConnect={async (body) => {
        await connectCalendar(body);
      }}
      onChoose={async (url) => {
        await chooseCalendar(url);
      }}
      onDisconnect={async () => {
        await disconnectCalendar();
      }}
    />
  );
}
