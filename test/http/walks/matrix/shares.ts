import { query } from '../../../support/query.js';
import type { Cast } from '../cast.js';
import { type Answers, json, MALFORMED, NOBODY, plain, type Row, withStrangers } from './row.js';

const approved = [0, 0, 0, 1, 1, 0, 0] as const;
const request = (userId: string) => ({
  name: 'Pour la direction',
  user_ids: [userId],
  shown: 'MASKED',
  expires_in_days: 7,
});

interface Made {
  readonly token: string;
  readonly link: { readonly id: string };
}

/** A new link of company A to seeker A. */
async function made({ app, players }: Cast): Promise<Made> {
  await query(app.databaseUrl, 'delete from share_link');
  const { status, body, text } = await app.request<Made>({
    method: 'POST',
    url: '/api/share-links',
    token: players['recruiter A'].token,
    payload: request(players['seeker A'].id),
  });
  if (status !== 201) throw new Error(`share link answered ${status}: ${text}`);
  return body;
}

const ofA = withStrangers(
  { 'of company A': { id: async (cast) => (await made(cast)).link.id, answers: [401, 403, 403, 200, 404, 403, 403] } },
  approved,
);

const all = (status: number): Answers => [status, status, status, status, status, status, status];
const tokenOfA = async (cast: Cast): Promise<string> => (await made(cast)).token;
/** The token is enough to open it, for every caller. */
const byToken = (status: number): Row['things'] => ({
  'with the token': { id: tokenOfA, answers: all(status) },
  missing: { id: () => 'A'.repeat(22), answers: all(404) },
  // A token has no format, so there is no invalid one.
  malformed: { id: () => NOBODY, answers: all(404) },
});

/** Masked people have no videos there. */
const videos: Row['things'] = {
  'of a masked person': { id: async (cast) => `${await tokenOfA(cast)}/${cast.video}`, answers: all(404) },
  missing: { id: async (cast) => `${await tokenOfA(cast)}/${NOBODY}`, answers: all(404) },
  malformed: { id: async (cast) => `${await tokenOfA(cast)}/${MALFORMED}`, answers: all(400) },
};

export const shareRows: readonly Row[] = [
  plain('GET /api/share-links', [401, 403, 403, 200, 200, 403, 403]),
  plain('POST /api/share-links', [401, 403, 403, 201, 201, 403, 403], {
    payload: ({ players }) => json(request(players['seeker A'].id)),
  }),
  { route: 'GET /api/share-links/:id', things: ofA },
  { route: 'DELETE /api/share-links/:id', things: ofA },
  { route: 'GET /api/shared/:token', things: byToken(200) },
  {
    route: 'POST /api/shared/:token/unlock',
    // A link without a password accepts any.
    payload: () => json({ password: 'bibliothèque' }),
    things: byToken(200),
  },
  {
    route: 'POST /api/shared/:token/feedback',
    payload: async ({ app }) => {
      const [row] = await query<{ id: string }>(app.databaseUrl, 'select id from share_link_person limit 1');
      return json({ person_id: row?.id ?? NOBODY, rating: 4 });
    },
    things: byToken(201),
  },
  { route: 'GET /api/shared/:token/videos/:id', things: videos },
  { route: 'HEAD /api/shared/:token/videos/:id', things: videos },
];
