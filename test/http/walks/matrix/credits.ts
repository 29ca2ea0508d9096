import { json, plain, type Row } from './row.js';

export const creditRows: readonly Row[] = [
  plain('GET /api/credits/costs', [200, 200, 200, 200, 200, 200, 200]),
  plain('GET /api/credits/balance', [401, 403, 403, 200, 200, 403, 403]),
  plain('GET /api/credits/history', [401, 403, 403, 200, 200, 403, 403]),
  plain('POST /api/credits/check', [401, 403, 403, 200, 200, 403, 403], {
    payload: () => json({ action: 'RESERVATION' }),
  }),
  plain('POST /api/credits/deduct', [401, 403, 403, 200, 200, 403, 403], {
    payload: () => json({ amount: 5, reason: 'COMPANY_SPOTLIGHT' }),
  }),
  plain('POST /api/credits/add', [401, 403, 403, 403, 403, 403, 200], {
    payload: ({ players }) => json({ user_id: players['recruiter B'].id, amount: 1, reason: 'correction' }),
  }),
];
