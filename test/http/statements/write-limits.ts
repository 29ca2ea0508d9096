/**
 * How many SQL statements a write may send, the whole request: session, idempotency key, the transaction with its `begin` and
 * `commit`, and the answer that is read afterwards. Raise a limit only with a reason.
 */
export const writeLimits = {
  reserve: 25,
  accept: 34,
  decline: 23,
  cancel: 29,
  hire: 25,
  'buy a video': 23,
  'create a posting': 14,
} as const;

export type CountedWrite = keyof typeof writeLimits;
