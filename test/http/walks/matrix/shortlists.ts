import { randomUUID } from 'node:crypto';
import { query } from '../../../support/query.js';
import type { Cast } from '../cast.js';
import { json, plain, type Row, withStrangers } from './row.js';

const approved = [0, 0, 0, 1, 1, 0, 0] as const;

/** A new list of company A. */
async function listOfA({ app, players }: Cast): Promise<string> {
  await query(app.databaseUrl, 'delete from shortlist');
  const { status, body, text } = await app.request<{ id: string }>({
    method: 'POST',
    url: '/api/shortlists',
    token: players['recruiter A'].token,
    payload: { name: `Liste ${randomUUID()}` },
  });
  if (status !== 201) throw new Error(`shortlist answered ${status}: ${text}`);
  return body.id;
}

const ofA = withStrangers({ 'of company A': { id: listOfA, answers: [401, 403, 403, 200, 404, 403, 403] } }, approved);

export const shortlistRows: readonly Row[] = [
  plain('GET /api/shortlists', [401, 403, 403, 200, 200, 403, 403]),
  plain('POST /api/shortlists', [401, 403, 403, 201, 201, 403, 403], {
    payload: () => json({ name: `Liste ${randomUUID()}` }),
  }),
  { route: 'GET /api/shortlists/:id', things: ofA },
  { route: 'PUT /api/shortlists/:id', payload: () => json({ name: `Liste ${randomUUID()}` }), things: ofA },
  { route: 'DELETE /api/shortlists/:id', things: ofA },
  {
    route: 'POST /api/shortlists/:id/people',
    payload: ({ players }) => json({ user_id: players['seeker A'].id }),
    things: ofA,
  },
  { route: 'DELETE /api/shortlists/:id/people/:userId', things: ofA },
  {
    route: 'GET /api/shortlists/:id/people/:userId/similar',
    things: withStrangers(
      {
        'a person, on a list of company A': {
          id: async (cast) => `${await listOfA(cast)}/${cast.players['seeker A'].id}`,
          answers: [401, 403, 403, 200, 404, 403, 403],
        },
      },
      approved,
    ),
  },
];
