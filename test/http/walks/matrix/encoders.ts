import { randomUUID } from 'node:crypto';
import { query } from '../../../support/query.js';
import type { Cast } from '../cast.js';
import { type Answers, json, MALFORMED, NOBODY, operators, plain, type Row, withStrangers } from './row.js';

const all = (status: number): Answers => [status, status, status, status, status, status, status];

/** An encoder of no machine. */
async function admitted({ app }: Cast): Promise<string> {
  const id = randomUUID();
  await query(
    app.databaseUrl,
    `insert into encoder (id, name, token_hash, slots, window_began_at, created_at)
     values ($1::uuid, 'atelier', repeat(md5($1::uuid::text), 2), 1, now(), now())`,
    [id],
  );
  return id;
}

/** No session opens the work of encoders. */
const closed = (route: string, payload: object, status = 401): Row => ({
  route,
  payload: () => json(payload),
  things: {
    missing: { id: () => NOBODY, answers: all(status) },
    malformed: { id: () => MALFORMED, answers: all(status) },
  },
});

const unsigned: Row['things'] = {
  missing: { id: () => NOBODY, answers: all(403) },
  malformed: { id: () => MALFORMED, answers: all(400) },
};

export const encoderRows: readonly Row[] = [
  plain('GET /api/admin/encoders', [401, 403, 403, 403, 403, 403, 200]),
  plain('POST /api/admin/encoders', [401, 403, 403, 403, 403, 403, 201], {
    payload: () => json({ name: 'atelier', slots: 1 }),
  }),
  {
    route: 'DELETE /api/admin/encoders/:id',
    things: withStrangers({ admitted: { id: admitted, answers: [401, 403, 403, 403, 403, 403, 200] } }, operators),
  },
  plain('POST /api/encoder/jobs', all(401), { payload: () => json({ protocol: 1, version: '1' }) }),
  closed('PATCH /api/encoder/jobs/:id', { progress: 1 }),
  closed('POST /api/encoder/jobs/:id/result', { files: [{ name: '360p', size: 1, sha256: '0'.repeat(64) }] }),
  closed('POST /api/encoder/jobs/:id/return', { rejected: false, reason: 'x' }),
  { route: 'GET /api/encoder/transfers/:id/original', things: unsigned },
  {
    route: 'PUT /api/encoder/transfers/:id/:name',
    payload: () => ({ payload: Buffer.from('x'), headers: { 'content-type': 'application/offset+octet-stream' } }),
    things: {
      missing: { id: () => `${NOBODY}/360p`, answers: all(403) },
      malformed: { id: () => `${MALFORMED}/360p`, answers: all(400) },
    },
  },
];
