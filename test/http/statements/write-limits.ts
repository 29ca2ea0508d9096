/**
 * How many SQL statements a write may send, the whole request: session, idempotency key, the transaction with its `begin` and
 * `commit`, and the answer that is read afterwards. Raise a limit only with a reason.
 */
export const writeLimits = {
  reserve: 25,
  accept: 46,
  decline: 33,
  cancel: 40,
  hire: 35,
  'buy a video': 29,
  'create a posting': 15,
} as const;

export type CountedWrite = keyof typeof writeLimits;
