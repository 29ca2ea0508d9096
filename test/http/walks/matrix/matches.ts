import { query } from '../../../support/query.js';
import { approvedOrSeeker, json, plain, type Row, seekers, withStrangers } from './row.js';

export const matchRows: readonly Row[] = [
  plain('GET /api/matches', [401, 200, 200, 200, 200, 403, 403]),
  plain('POST /api/matches/generate', [401, 202, 202, 202, 202, 403, 202]),
  {
    route: 'GET /api/matches/:id/explanation',
    things: withStrangers(
      { 'of seeker A and company A': { id: ({ match }) => match, answers: [401, 200, 404, 200, 404, 403, 403] } },
      approvedOrSeeker,
    ),
  },
  {
    // Requests that are refused to both sides for an unanswered match, so that the match stays unchanged.
    route: 'PUT /api/matches/:id',
    payload: () => json({ status: 'HIRED' }),
    things: withStrangers(
      { 'of seeker A and company A': { id: ({ match }) => match, answers: [401, 409, 404, 409, 404, 403, 403] } },
      approvedOrSeeker,
    ),
  },
  {
    // Only one per match can be open, so delete the previous one.
    route: 'POST /api/matches/:id/review',
    payload: () => json({ message: 'Une personne peut-elle regarder ?' }),
    things: withStrangers(
      {
        'of seeker A and company A': {
          id: async ({ app, match }) => {
            await query(app.databaseUrl, 'delete from match_review where match_id = $1', [match]);
            return match;
          },
          answers: [401, 201, 404, 403, 403, 403, 403],
        },
      },
      seekers,
    ),
  },
];
