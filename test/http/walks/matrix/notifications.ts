import { query } from '../../../support/query.js';
import type { Cast, Player } from '../cast.js';
import { json, lasting, plain, type Row, seekers, signedIn, withStrangers } from './row.js';

const told = ({ app, players }: Cast): Promise<string> => {
  const id = '0190a0a0-0000-7000-8000-0000000000b1';
  return query(
    app.databaseUrl,
    `insert into notification (id, account_id, kind, news, event_key, params, path, shown, created_at)
     values ($1, $2, 'video', 'VIDEO_READY', 'walk', '{}', '/profile/videos', true, now()) on conflict do nothing`,
    [id, players['seeker A'].id],
  ).then(() => id);
};

const made = (cast: Cast, name: string, caller: Player, url: string, payload: object): Promise<string> =>
  lasting(
    cast,
    name,
    async () => {
      const { body } = await cast.app.request<{ id: string }>({ method: 'POST', url, token: caller.token, payload });
      return body.id;
    },
    async (id) => (await cast.app.request({ url: url, token: caller.token })).text.includes(id),
  );

/** A valid subscription. No message is sent to it during these tests. */
const browser = {
  endpoint: 'https://push.entrevue.example/walk',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  expires_at: null,
  kinds: ['report'],
};

const search = (cast: Cast): Promise<string> =>
  made(cast, 'saved search', cast.players['seeker A'], '/api/saved-searches', { name: 'Marche', filters: {} });
const preset = (cast: Cast): Promise<string> =>
  made(cast, 'preset with an alert', cast.players['recruiter A'], '/api/filter-presets', {
    name: 'Marche',
    filters: {},
  });

export const notificationRows: readonly Row[] = [
  plain('GET /api/notifications', [401, 200, 200, 200, 200, 200, 200]),
  plain('GET /api/notifications/unread/count', [401, 200, 200, 200, 200, 200, 200]),
  plain('PUT /api/notifications/read', [401, 200, 200, 200, 200, 200, 200]),
  plain('GET /api/notifications/preferences', [401, 200, 200, 200, 200, 200, 200]),
  // Operators have no kinds of notifications.
  plain('PUT /api/notifications/preferences', [401, 200, 200, 200, 200, 200, 409], {
    payload: () => json({ kind: 'video', email: true }),
  }),
  plain('POST /api/notifications/unsubscribe', [400, 400, 400, 400, 400, 400, 400], {
    payload: () => json({ token: 'not-ours' }),
  }),
  {
    route: 'PUT /api/notifications/:id/read',
    things: withStrangers({ 'of seeker A': { id: told, answers: [401, 200, 404, 404, 404, 404, 404] } }, signedIn),
  },
  plain('GET /api/notifications/preset-alerts', [401, 403, 403, 200, 200, 403, 403]),
  {
    route: 'PUT /api/notifications/preset-alerts/:id',
    payload: () => json({ alert: true }),
    things: withStrangers(
      { 'of recruiter A': { id: preset, answers: [401, 403, 403, 200, 404, 403, 403] } },
      [0, 0, 0, 1, 1, 0, 0],
    ),
  },
  plain('GET /api/notifications/push', [401, 200, 200, 200, 200, 200, 200]),
  plain('PUT /api/notifications/push', [401, 200, 200, 200, 200, 200, 409], {
    payload: () => json(browser),
  }),
  // Deletes only the caller's own device. For another person's device the answer is the same and nothing is deleted.
  plain('DELETE /api/notifications/push', [401, 400, 400, 400, 400, 400, 400]),
  plain('GET /api/saved-searches', [401, 200, 200, 403, 403, 403, 403]),
  plain('POST /api/saved-searches', [401, 201, 201, 403, 403, 403, 403], {
    byNewcomers: true,
    payload: () => json({ name: 'Nouvelle', filters: {} }),
  }),
  {
    route: 'PUT /api/saved-searches/:id',
    payload: () => json({ alert: false }),
    things: withStrangers({ 'of seeker A': { id: search, answers: [401, 200, 404, 403, 403, 403, 403] } }, seekers),
  },
  {
    route: 'DELETE /api/saved-searches/:id',
    things: withStrangers({ 'of seeker A': { id: search, answers: [401, 200, 404, 403, 403, 403, 403] } }, seekers),
  },
];
