import { useParams } from 'react-router';
import { dataOf } from '../../../lib/loadable';
import { useSession } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { registerFor, unregisterFrom } from '../api/change-registration';
import { useEvent } from '../api/get-event';
import { useEventsText } from '../messages/use-events-text';
import { EventView } from './EventView';

export function EventPage() {
  const text = useEventsText();
  const { eventId = '' } = useParams();
  const event = useEvent(eventId);
  useDocumentTitle(dataOf(event)?.title ?? text('title'));
  return (
    <EventView
      key={eventId}
      event={event}
      isVisitor={useSession().status !== 'signed-in'}
      onRegister={async () => {
        await registerFor(eventId);
      }}
      onUnregister={async () => {
        await unregisterFrom(eventId);
      }}
    />
  );
}
