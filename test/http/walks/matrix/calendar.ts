import { applied, decide, soon } from '../../applications/stage.js';
import { recruiterOf } from '../../identity/hiring.js';
import { publish } from '../../jobs/market.js';
import type { Cast } from '../cast.js';
import { approvedOrSeeker, json, lasting, plain, type Row, seekers, withStrangers } from './row.js';

const availability = {
  time_zone: 'America/Toronto',
  windows: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' })),
  buffer_before_minutes: 0,
  buffer_after_minutes: 0,
  notice_hours: 0,
  max_per_day: null,
};

/** Another company lets seeker B choose a free time. */
const interviewOfB = (cast: Cast): Promise<string> =>
  lasting(cast, 'free interview of B', async () => {
    const { app } = cast;
    const { token } = await recruiterOf(app, {}, { name: 'Libre' });
    await app.request({ method: 'PUT', url: '/api/members/me/availability', token, payload: availability });
    const { id } = await applied(app, cast.players['seeker B'].token, (await publish(app, token, {})).id);
    const interview = { type: 'VIDEO', free_until: `${soon(app, 1)}T00:00:00Z` };
    const { status, body, text } = await decide(app, token, id, { status: 'INTERVIEW', interview });
    if (status !== 200) throw new Error(`interview answered ${status}: ${text}`);
    return body.interviews[0]?.id ?? '';
  });

/** The day before the last. Taking the same time again changes nothing. */
const freeTime = ({ app }: Cast): string =>
  new Date(Date.parse(`${soon(app, 1)}T00:00:00Z`) - 24 * 3_600_000).toISOString();

export const calendarRows: readonly Row[] = [
  plain('GET /api/members/me/calendar', [401, 403, 403, 200, 200, 403, 403]),
  plain('POST /api/members/me/calendar', [401, 403, 403, 201, 201, 403, 403], {
    payload: () => json({ kind: 'BUSY' }),
  }),
  plain('DELETE /api/members/me/calendar', [401, 403, 403, 200, 200, 403, 403]),
  plain('GET /api/members/me/availability', [401, 403, 403, 200, 200, 403, 403]),
  plain('PUT /api/members/me/availability', [401, 403, 403, 200, 200, 403, 403], { payload: () => json(availability) }),
  plain('GET /api/members/me/connected-calendar', [401, 403, 403, 200, 200, 403, 403]),
  // A private address, which is not asked.
  plain('PUT /api/members/me/connected-calendar', [401, 403, 403, 422, 422, 403, 403], {
    payload: () => json({ server_url: 'https://127.0.0.1', user_name: 'zoe', password: 'abcd' }),
  }),
  plain('GET /api/members/me/connected-calendar/calendars', [401, 403, 403, 404, 404, 403, 403]),
  plain('PUT /api/members/me/connected-calendar/calendar', [401, 403, 403, 404, 404, 403, 403], {
    payload: () => json({ url: 'https://boite.example/dav/' }),
  }),
  plain('PUT /api/members/me/connected-calendar/writing', [401, 403, 403, 404, 404, 403, 403], {
    payload: () => json({ writes: true }),
  }),
  {
    route: 'PUT /api/members/me/connected-calendar/differences/:interviewId',
    payload: () => json({ action: 'RESTORE' }),
    // Their events are in no calendar.
    things: withStrangers(
      { 'of seeker B': { id: interviewOfB, answers: [401, 403, 403, 404, 404, 403, 403] } },
      [0, 0, 0, 1, 1, 0, 0],
    ),
  },
  plain('DELETE /api/members/me/connected-calendar', [401, 403, 403, 200, 200, 403, 403]),
  {
    route: 'GET /api/jobs/:id/interviewers',
    things: withStrangers(
      { 'of company A': { id: ({ job }) => job, answers: [401, 403, 403, 200, 404, 403, 403] } },
      [0, 0, 0, 1, 1, 0, 0],
    ),
  },
  {
    route: 'GET /api/interviews/:id/free-times',
    things: withStrangers(
      { 'of seeker B': { id: interviewOfB, answers: [401, 404, 200, 404, 404, 403, 403] } },
      approvedOrSeeker,
    ),
  },
  {
    route: 'POST /api/interviews/:id/free-times',
    payload: (cast) => json({ time: freeTime(cast) }),
    things: withStrangers(
      { 'of seeker B': { id: interviewOfB, answers: [401, 404, 200, 403, 403, 403, 403] } },
      seekers,
    ),
  },
  // Only the token in the query opens it, for any caller.
  plain('GET /api/members/me/calendar.ics', [404, 404, 404, 404, 404, 404, 404]),
];
