import { randomUUID } from 'node:crypto';
import { query } from '../../../support/query.js';
import type { Cast } from '../cast.js';
import { json, plain, type Row, withStrangers } from './row.js';

const approved = [0, 0, 0, 1, 1, 0, 0] as const;

/** A preset of recruiter A, who has no other; created for every call. */
async function presetOfA({ app, players }: Cast): Promise<string> {
  const { id, token } = players['recruiter A'];
  await query(app.databaseUrl, 'delete from filter_preset where recruiter_id = $1', [id]);
  const payload = { name: 'Soudure', filters: { remote: true } };
  const { status, body, text } = await app.request<{ id: string }>({
    method: 'POST',
    url: '/api/filter-presets',
    token,
    payload,
  });
  if (status !== 201) throw new Error(`preset answered ${status}: ${text}`);
  return body.id;
}

const ofRecruiterA = withStrangers(
  { 'of recruiter A': { id: presetOfA, answers: [401, 403, 403, 200, 404, 403, 403] } },
  approved,
);

export const candidateRows: readonly Row[] = [
  plain('GET /api/users', [401, 403, 403, 200, 200, 403, 200]),
  {
    route: 'GET /api/users/:id/similar',
    things: withStrangers(
      { 'seeker A': { id: ({ players }) => players['seeker A'].id, answers: [401, 403, 403, 200, 200, 403, 403] } },
      approved,
    ),
  },
  plain('GET /api/filter-presets', [401, 403, 403, 200, 200, 403, 403]),
  plain('POST /api/filter-presets', [401, 403, 403, 201, 201, 403, 403], {
    payload: async ({ app }) => {
      await query(app.databaseUrl, 'delete from filter_preset');
      return json({ name: `Filtre ${randomUUID()}`, filters: {} });
    },
  }),
  { route: 'GET /api/filter-presets/:id', things: ofRecruiterA },
  { route: 'PUT /api/filter-presets/:id', payload: () => json({ name: 'Soudage' }), things: ofRecruiterA },
  { route: 'DELETE /api/filter-presets/:id', things: ofRecruiterA },
];
