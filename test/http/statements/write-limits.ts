/**
 * How many SQL statements a write may send, the whole request: session, idempotency key, the transaction with its `begin` and
 * `commit`, and the answer that is read afterwards. Raise a limit only with a reason.
 */
export const writeLimits = {
  reserve: 22,
  accept: 25,
  decline: 20,
  cancel: 25,
  hire: 20,
  'buy a video': 22,
  'create a posting': 14,
} as const;

export type CountedWrite = keyof typeof writeLimits;
