import { publish } from '../../jobs/market.js';
import type { Cast } from '../cast.js';
import { anyone, json, plain, recruiters, type Row, withStrangers } from './row.js';

const draftOfA = async ({ app, players }: Cast): Promise<string> =>
  (await publish(app, players['recruiter A'].token, { status: 'DRAFT' })).id;

export const jobRows: readonly Row[] = [
  plain('GET /api/jobs', [200, 200, 200, 200, 200, 200, 200]),
  plain('GET /api/jobs/my/jobs', [401, 403, 403, 200, 200, 200, 403]),
  plain('POST /api/jobs', [401, 403, 403, 201, 201, 409, 403], {
    payload: () => json({ title: 'Un poste', status: 'DRAFT' }),
  }),
  {
    route: 'GET /api/jobs/:id',
    things: withStrangers(
      {
        'active, of A': { id: ({ job }) => job, answers: [200, 200, 200, 200, 200, 200, 200] },
        'draft of A': { id: ({ draft }) => draft, answers: [404, 404, 404, 200, 404, 404, 404] },
      },
      anyone,
    ),
  },
  {
    route: 'PUT /api/jobs/:id',
    payload: () => json({ title: 'Un autre titre' }),
    things: withStrangers(
      {
        'active, of A': { id: ({ job }) => job, answers: [401, 403, 403, 200, 404, 404, 403] },
        'draft of A': { id: ({ draft }) => draft, answers: [401, 403, 403, 200, 404, 404, 403] },
      },
      recruiters,
    ),
  },
  {
    route: 'DELETE /api/jobs/:id',
    things: withStrangers({ 'draft of A': { id: draftOfA, answers: [401, 403, 403, 200, 404, 404, 403] } }, recruiters),
  },
];
