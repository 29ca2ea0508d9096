import { json, plain, type Row } from './row.js';

export const calendarRows: readonly Row[] = [
  plain('GET /api/members/me/calendar', [401, 403, 403, 200, 200, 403, 403]),
  plain('POST /api/members/me/calendar', [401, 403, 403, 201, 201, 403, 403], {
    payload: () => json({ kind: 'BUSY' }),
  }),
  plain('DELETE /api/members/me/calendar', [401, 403, 403, 200, 200, 403, 403]),
  // Only the token in the query opens it, for any caller.
  plain('GET /api/members/me/calendar.ics', [404, 404, 404, 404, 404, 404, 404]),
];
