/**
 * SQL for the lowest free slot of one owner, to limit how many rows an owner may have: a unique index on owner and slot, and a CHECK
 * on the slot, enforce the max. Gives no row if all slots are taken. Lock the owner first, so that two requests do not choose the
 * same slot.
 *
 * @example insert into saved_job (account_id, slot) select ?, free.slot from ${freeSlot('saved_job', 'account_id', 500)}
 * @returns an item for FROM with one `?`, the owner's id
 */
export const freeSlot = (table: string, owner: string, max: number): string =>
  `(select each.slot from generate_series(1, ${max}) as each (slot)
     where not exists (select 1 from ${table} taken where taken.${owner} = ? and taken.slot = each.slot)
     order by each.slot limit 1) as free`;
