import {
  chooseCalendar,
  connectCalendar,
  disconnectCalendar,
  settleDifference,
  useConnectedCalendar,
  useRemoteCalendars,
  writeInterviews,
} from './api';
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
      onWrite={async (writes) => {
        await writeInterviews(writes);
      }}
      onSettle={async (interviewId, request) => {
        await settleDifference(interviewId, request);
      }}
    />
  );
}
