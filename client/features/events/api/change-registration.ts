import { event, type EventAnswer } from '@modules/bookings/http/events.contract';
import { api } from '../../../lib/backend';

export async function registerFor(id: string): Promise<EventAnswer> {
  return api({ method: 'POST', path: `/api/events/${id}/registration`, answer: event });
}

export async function unregisterFrom(id: string): Promise<EventAnswer> {
  return api({ method: 'DELETE', path: `/api/events/${id}/registration`, answer: event });
}
