import {
  type CalendarAddresses,
  calendarAddresses,
  type CalendarKind,
  type MadeCalendarAddress,
  madeCalendarAddress,
} from '@modules/applications/http/calendar.contract';
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
