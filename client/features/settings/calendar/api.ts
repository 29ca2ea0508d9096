import {
  type CalendarAddresses,
  calendarAddresses,
  type CalendarKind,
  type MadeCalendarAddress,
  madeCalendarAddress,
} from '@modules/applications/http/calendar.contract';
import {
  availability,
  type AvailabilityAnswer,
  type SaveAvailabilityRequest,
} from '@modules/applications/http/availability.contract';
import { api } from '../../../lib/backend';
import { type Loadable, loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

const path = '/api/members/me/calendar';

/** The addresses of the person's calendar that answer now. */
export function useCalendarAddresses(): Loadable<CalendarAddresses> {
  return loadable(useRead('members', ['calendar'], (signal) => api({ path, answer: calendarAddresses, signal })));
}

/** Makes a new address; the former one of its kind ends. */
export const makeCalendarAddress = (kind: CalendarKind): Promise<MadeCalendarAddress> =>
  api({ method: 'POST', path, body: { kind }, answer: madeCalendarAddress });

export const revokeCalendarAddress = (kind: CalendarKind): Promise<CalendarAddresses> =>
  api({ method: 'DELETE', path, query: { kind }, answer: calendarAddresses });

const availabilityPath = '/api/members/me/availability';

/** When candidates may choose an interview with the person. */
export function useAvailability(): Loadable<AvailabilityAnswer> {
  return loadable(
    useRead('members', ['availability'], (signal) => api({ path: availabilityPath, answer: availability, signal })),
  );
}

export async function saveAvailability(body: SaveAvailabilityRequest): Promise<void> {
  await api({ method: 'PUT', path: availabilityPath, body, answer: availability });
}
