const step = `step as (select * from credit_transaction where owner_id = :owner and sequence > :after and sequence <= :upto),
  touched as (select * from credit_hold where id in (select hold_id from step))`;

/** Two halves, because each has its own index. */
const movementsOfHold = `select * from credit_transaction where hold_id = h.id and type = 'RESERVED'
              union all select * from credit_transaction where hold_id = h.id and type <> 'RESERVED'`;

/**
 * Checks of an account's transactions against holds, keys and refunds. Each reads a few rows by index. Parameters: :owner,
 * :after, :upto.
 */
export const stepChecks = `with ${step}
  select 'I5' as invariant, 'hold ' || h.id as detail
    from touched h cross join lateral (
      select count(*) filter (where t.type = 'RESERVED' and t.held_amount = h.amount) as made,
             count(*) filter (where t.type <> 'RESERVED') as ended,
             count(*) filter (where t.type = case h.status when 'CAPTURED' then 'SPENT' else 'RELEASED' end
                                and t.held_amount = -h.amount) as ended_so,
             coalesce(bool_or(t.owner_id <> h.owner_id), false) as foreign_hand
        from (${movementsOfHold}) t) s
   where s.made <> 1 or s.foreign_hand or s.ended <> case h.status when 'ACTIVE' then 0 else 1 end
      or s.ended <> s.ended_so
  union all
  select 'I6', 'transaction ' || t.sequence from step t join credit_hold h on h.id = t.hold_id
   where t.type = 'SPENT' and (t.amount <> -h.amount or h.status <> 'CAPTURED')
  union all
  select 'I7', 'hold ' || h.id
    from touched h join credit_transaction t on t.hold_id = h.id join credit_entry e on e.transaction_id = t.id
   where h.status in ('RELEASED', 'EXPIRED') group by h.id, e.lot_id, e.place having sum(e.amount) <> 0
  union all
  select 'I10', 'transaction ' || t.sequence from step t
   where exists (select from credit_transaction o
                  where o.owner_id = t.owner_id and o.idempotency_key = t.idempotency_key and o.id <> t.id)
  union all
  select 'I10', 'transaction ' || t.sequence from step t left join credit_transaction s on s.id = t.refund_of
   where t.type = 'REFUND' and (s.owner_id is distinct from t.owner_id or s.type <> 'SPENT' or t.amount <> -s.amount
      or exists (select from credit_transaction o where o.refund_of = t.refund_of and o.id <> t.id))
  union all
  select 'I13', 'transaction ' || t.sequence
    from step t join credit_entry e on e.transaction_id = t.id and e.place = 'AVAILABLE'
   where t.idempotency_key like 'take-back:%'
     and (e.amount > 0 or not exists (
       select from credit_transaction g join credit_entry b on b.transaction_id = g.id
        where b.lot_id = e.lot_id and g.owner_id = t.owner_id and g.type = 'EARNED'
          and g.reference_type = t.reference_type and g.reference_id = t.reference_id))
  limit 20`;

/** Checks of the account row against the sum of its transactions. Parameters: :owner. */
export const headChecks = `
  select 'I4' as invariant, format('stored %s, holds %s', a.held, s.held) as detail
    from credit_account a cross join lateral (
      select coalesce(sum(h.amount), 0) as held from credit_hold h
       where h.owner_id = a.owner_id and h.status = 'ACTIVE') s
   where a.owner_id = :owner and a.held <> s.held
  union all
  select 'I12', 'lot ' || l.id from credit_lot l
   where l.owner_id = :owner and l.bucket = 'MONTHLY'
     and (l.amount not in (20, 100, 300) or exists (
       select from credit_lot o
        where o.owner_id = l.owner_id and o.bucket = 'MONTHLY' and o.id <> l.id
          and (o.expires_at = l.expires_at
               or (o.created_at >= l.created_at and o.created_at < l.expires_at and o.expires_at > l.expires_at))))
  union all
  select 'I17', 'transaction ' || t.sequence from credit_transaction t join credit_account a on a.owner_id = t.owner_id
   where t.owner_id = :owner and t.sequence > a.sequence
  limit 20`;
