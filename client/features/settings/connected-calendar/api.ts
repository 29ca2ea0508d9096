import {
  type ConnectCalendarRequest,
  type ConnectedCalendar,
  connectedCalendar,
  type RemoteCalendars,
  remoteCalendars,
  type SettleDifferenceRequest,
} from '@modules/applications/http/connected-calendar.contract';
import { api } from '../../../lib/backend';
import { type Loadable, loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

const path = '/api/members/me/connected-calendar';

/** The person's own calendar, whose busy times are not free times. */
export function useConnectedCalendar(): Loadable<ConnectedCalendar> {
  return loadable(
    useRead('members', ['connected-calendar'], (signal) => api({ path, answer: connectedCalendar, signal })),
  );
}

/** The calendars of the connected account; the server asks the calendar server, so only while they are needed. */
export function useRemoteCalendars(enabled: boolean): Loadable<RemoteCalendars> {
  return loadable(
    useRead(
      'members',
      ['remote-calendars'],
      (signal) => api({ path: `${path}/calendars`, answer: remoteCalendars, signal }),
      { enabled },
    ),
  );
}

export const connectCalendar = (body: ConnectCalendarRequest): Promise<ConnectedCalendar> =>
  api({ method: 'PUT', path, body, answer: connectedCalendar });

export const chooseCalendar = (url: string): Promise<ConnectedCalendar> =>
  api({ method: 'PUT', path: `${path}/calendar`, body: { url }, answer: connectedCalendar });

export const disconnectCalendar = (): Promise<ConnectedCalendar> =>
  api({ method: 'DELETE', path, answer: connectedCalendar });

export const writeInterviews = (writes: boolean): Promise<ConnectedCalendar> =>
  api({ method: 'PUT', path: `${path}/writing`, body: { writes }, answer: connectedCalendar });

export const settleDifference = (interviewId: string, body: SettleDifferenceRequest): Promise<ConnectedCalendar> =>
  api({ method: 'PUT', path: `${path}/differences/${interviewId}`, body, answer: connectedCalendar });
