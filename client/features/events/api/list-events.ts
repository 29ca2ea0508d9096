import { eventsPage, type EventsPage } from '@modules/bookings/http/events.contract';
import { api } from '../../../lib/backend';
import { useReadPages } from '../../../lib/use-read';

const PAGE = 20;

/** Upcoming events. */
export function useEvents() {
  return useReadPages<EventsPage>('events', ['list'], (page, signal) =>
    api({ path: '/api/events', query: { page, limit: PAGE }, answer: eventsPage, signal }),
  );
}
