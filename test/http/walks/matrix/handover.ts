import type { HandoverMade } from '../../../../server/modules/handover/http/handover.contract.js';
import { signUp } from '../../identity/people.js';
import type { Cast } from '../cast.js';
import { json, plain, type Row } from './row.js';

const page = { page: { kind: 'VIDEO' } };

/** A link of a new person, because it works once. */
async function newLink({ app }: Cast): Promise<string> {
  const { token } = await signUp(app);
  const { body } = await app.request<HandoverMade>({ method: 'POST', url: '/api/handover', token, payload: page });
  return body.url.split('#token=')[1] ?? '';
}

export const handoverRows: readonly Row[] = [
  plain('GET /api/handover', [401, 200, 200, 403, 403, 403, 403]),
  plain('POST /api/handover', [401, 201, 201, 403, 403, 403, 403], { payload: () => json(page) }),
  plain('DELETE /api/handover', [401, 200, 200, 403, 403, 403, 403]),
  plain('POST /api/handover/open', [200, 200, 200, 200, 200, 200, 200], {
    payload: async (cast) => json({ token: await newLink(cast) }),
  }),
  // These sessions are not those of a phone.
  plain('PUT /api/handover/status', [401, 409, 409, 403, 403, 403, 403], {
    payload: () => json({ status: 'RECORDING' }),
  }),
];
