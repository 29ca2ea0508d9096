import { event, type EventAnswer } from '@modules/bookings/http/events.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

export function useEvent(id: string): Loadable<EventAnswer> {
  return loadable(
    useRead('events', ['one', id], (signal) => api({ path: `/api/events/${id}`, answer: event, signal })),
  );
}
