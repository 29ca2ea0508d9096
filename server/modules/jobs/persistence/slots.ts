/**
 * The lowest slot that an account does not use in a table; no row if all are taken. Take the account's lock first.
 *
 * @example select free.slot from ${freeSlot('saved_job', 500)} with the account's id
 */
export const freeSlot = (table: 'saved_job' | 'hidden_company', max: number): string =>
  `(select each.slot from generate_series(1, ${max}) as each (slot)
     where not exists (select 1 from ${table} taken where taken.account_id = ? and taken.slot = each.slot)
     order by each.slot limit 1) as free`;

/** One change of a person's list at a time, so that two requests do not choose the same slot. */
export const lockList = `select pg_advisory_xact_lock(hashtextextended(?, 0))`;
