import { query } from '../../../support/query.js';
import type { Cast } from '../cast.js';
import { approvedOrSeeker, json, lasting, plain, type Row, seekers, withStrangers } from './row.js';

const approved = [0, 0, 0, 1, 1, 0, 0] as const;

/** Between recruiter A and seeker A, declined long ago: it opens nothing and allows no action. */
const declined = (cast: Cast): Promise<string> =>
  lasting(cast, 'declined reservation', async () => {
    const { app, players, companyA } = cast;
    const [row] = await query<{ id: string }>(
      app.databaseUrl,
      `insert into reservation (id, recruiter_id, company_id, seeker_id, status, credits_reserved, reserved_at, expires_at,
                                resolved_at)
       values (gen_random_uuid(), $1, $2, $3, 'REJECTED', 0, now() - interval '3 days', now(), now()) returning id`,
      [players['recruiter A'].id, companyA, players['seeker A'].id],
    );
    return row?.id ?? '';
  });

export const reservationRows: readonly Row[] = [
  plain('GET /api/credit-reservations', [401, 200, 200, 200, 200, 403, 403]),
  plain('POST /api/credit-reservations', [401, 403, 403, 201, 201, 403, 403], {
    byNewcomers: true,
    payload: ({ players }) => json({ target_user_id: players['seeker B'].id }),
  }),
  {
    route: 'GET /api/credit-reservations/:id',
    things: withStrangers(
      { 'of seeker A and recruiter A': { id: declined, answers: [401, 200, 404, 200, 404, 403, 403] } },
      approvedOrSeeker,
    ),
  },
  {
    route: 'PUT /api/credit-reservations/:id',
    payload: () => json({ status: 'HIRED' }),
    things: withStrangers(
      { 'of seeker A and recruiter A': { id: declined, answers: [401, 409, 404, 409, 404, 403, 403] } },
      approvedOrSeeker,
    ),
  },
  {
    route: 'DELETE /api/credit-reservations/:id',
    things: withStrangers(
      { 'of seeker A and recruiter A': { id: declined, answers: [401, 409, 404, 409, 404, 403, 403] } },
      approvedOrSeeker,
    ),
  },
  {
    route: 'POST /api/credit-reservations/:id/reopen',
    things: withStrangers(
      { 'of seeker A and recruiter A': { id: declined, answers: [401, 200, 404, 403, 403, 403, 403] } },
      seekers,
    ),
  },
  {
    // Only one per match is possible, so undo the previous one.
    route: 'POST /api/matches/:id/introduction',
    payload: () => json({}),
    things: withStrangers(
      {
        'of seeker A and company A': {
          id: async ({ app, match }) => {
            await query(app.databaseUrl, 'update match set introduced_at = null, introduction = null where id = $1', [
              match,
            ]);
            return match;
          },
          answers: [401, 403, 403, 200, 404, 403, 403],
        },
      },
      approved,
    ),
  },
  // Without the required seeker.
  plain('GET /api/stream/access', [401, 403, 403, 400, 400, 403, 403]),
  {
    // Bought by new accounts, because a company keeps a video that it bought.
    route: 'POST /api/stream/access/:id',
    byNewcomers: true,
    things: withStrangers(
      { 'of seeker A': { id: ({ video }) => video, answers: [401, 403, 403, 200, 200, 403, 403] } },
      approved,
    ),
  },
];
