/** One invariant of the ledger in SQL, independent of the code that maintains it. Each returned row is a fault. */
export interface AuditCheck {
  readonly invariant: string;
  readonly says: string;
  /** Returns `owner_id` and `detail`; `scope` contains the accounts to check. */
  readonly sql: string;
}

/** The spending order is checked for this many latest transactions per account, because the cost is quadratic. */
const ORDER_WINDOW = 1_000;

const spendRank = (lot: string): string =>
  `(case ${lot}.bucket when 'MONTHLY' then 1 when 'PROMOTIONAL' then 2 else 3 end, coalesce(${lot}.expires_at, 'infinity'), ${lot}.id)`;

/** All movements of hold `h`, in two halves because each has its own index. */
const movementsOfHold = `select * from credit_transaction where hold_id = h.id and type = 'RESERVED'
              union all select * from credit_transaction where hold_id = h.id and type <> 'RESERVED'`;

export const auditChecks: readonly AuditCheck[] = [
  {
    invariant: 'I1',
    says: 'the entries of every transaction sum to 0, in each lot',
    sql: `select t.owner_id, t.id::text as detail
            from scope a join credit_transaction t on t.owner_id = a.owner_id
            left join credit_entry e on e.transaction_id = t.id
           group by t.owner_id, t.id, e.lot_id having coalesce(sum(e.amount), 0) <> 0 or count(e.line) < 2`,
  },
  {
    invariant: 'I2',
    says: 'what is stored of an account is the sum of its entries',
    sql: `select a.owner_id, format('stored %s+%s, entries %s+%s', a.available, a.held, s.available, s.held) as detail
            from scope a cross join lateral (
              select coalesce(sum(e.amount) filter (where e.place = 'AVAILABLE'), 0) as available,
                     coalesce(sum(e.amount) filter (where e.place = 'HELD'), 0) as held
                from credit_transaction t join credit_entry e on e.transaction_id = t.id
               where t.owner_id = a.owner_id) s
           where a.available <> s.available or a.held <> s.held`,
  },
  {
    invariant: 'I2',
    says: 'what is stored of a lot is the sum of its entries, and its own owner wrote them',
    sql: `select l.owner_id, l.id::text as detail
            from scope a join credit_lot l on l.owner_id = a.owner_id cross join lateral (
              select coalesce(sum(e.amount) filter (where e.place = 'AVAILABLE'), 0) as remaining,
                     coalesce(sum(e.amount) filter (where e.place = 'HELD'), 0) as held,
                     coalesce(bool_or(t.owner_id <> l.owner_id), false) as foreign_hand
                from credit_entry e join credit_transaction t on t.id = e.transaction_id where e.lot_id = l.id) s
           where l.remaining <> s.remaining or l.held <> s.held or s.foreign_hand`,
  },
  {
    invariant: 'I2',
    says: 'an account is the sum of its lots',
    sql: `select a.owner_id, 'lots ' || coalesce(sum(l.remaining), 0) || '+' || coalesce(sum(l.held), 0) as detail
            from scope a left join credit_lot l on l.owner_id = a.owner_id
           group by a.owner_id, a.available, a.held
          having a.available <> coalesce(sum(l.remaining), 0) or a.held <> coalesce(sum(l.held), 0)`,
  },
  {
    invariant: 'I2',
    says: 'every line of a statement says what its entries do, and its balance is the running sum',
    sql: `select r.owner_id, r.id::text as detail from (
            select t.*, sum(t.amount) over running as balance, sum(t.held_amount) over running as on_hold,
                   s.amount as moved, s.held as moved_hold
              from scope a join credit_transaction t on t.owner_id = a.owner_id cross join lateral (
                select coalesce(sum(e.amount) filter (where e.place in ('AVAILABLE', 'HELD')), 0) as amount,
                       coalesce(sum(e.amount) filter (where e.place = 'HELD'), 0) as held
                  from credit_entry e where e.transaction_id = t.id) s
            window running as (partition by t.owner_id order by t.sequence)) r
           where r.balance_after <> r.balance or r.held_after <> r.on_hold or r.amount <> r.moved
              or r.held_amount <> r.moved_hold`,
  },
  {
    invariant: 'I3',
    says: 'nothing is ever negative',
    sql: `select a.owner_id, 'account' as detail from scope a where a.available < 0 or a.held < 0
          union all
          select t.owner_id, t.id::text from scope a join credit_transaction t on t.owner_id = a.owner_id
           where t.held_after < 0 or t.balance_after < t.held_after
          union all
          select l.owner_id, l.id::text from scope a join credit_lot l on l.owner_id = a.owner_id
           where l.remaining < 0 or l.held < 0 or l.remaining + l.held > l.amount`,
  },
  {
    invariant: 'I4',
    says: 'what is on hold is the sum of the open holds',
    sql: `select a.owner_id, format('stored %s, holds %s', a.held, s.held) as detail
            from scope a cross join lateral (
              select coalesce(sum(h.amount), 0) as held from credit_hold h
               where h.owner_id = a.owner_id and h.status = 'ACTIVE') s
           where a.held <> s.held`,
  },
  {
    invariant: 'I5',
    says: 'a hold was set aside once, in its own amount, and has no end while ACTIVE and one of its kind afterwards',
    sql: `select h.owner_id, h.id::text as detail
            from scope a join credit_hold h on h.owner_id = a.owner_id cross join lateral (
              select count(*) filter (where t.type = 'RESERVED' and t.held_amount = h.amount) as made,
                     count(*) filter (where t.type <> 'RESERVED') as ended,
                     count(*) filter (where t.type = case h.status when 'CAPTURED' then 'SPENT' else 'RELEASED' end
                                        and t.held_amount = -h.amount) as ended_so,
                     coalesce(bool_or(t.owner_id <> h.owner_id), false) as foreign_hand
                from (${movementsOfHold}) t) s
           where s.made <> 1 or s.foreign_hand or s.ended <> case h.status when 'ACTIVE' then 0 else 1 end
              or s.ended <> s.ended_so`,
  },
  {
    invariant: 'I6',
    says: 'a capture spends what was held, no more and no less',
    sql: `select t.owner_id, t.id::text as detail
            from scope a join credit_transaction t on t.owner_id = a.owner_id join credit_hold h on h.id = t.hold_id
           where t.type = 'SPENT' and (t.amount <> -h.amount or h.status <> 'CAPTURED')`,
  },
  {
    invariant: 'I7',
    says: 'a hold that was given back leaves nothing behind, in any lot',
    sql: `select h.owner_id, h.id::text as detail
            from scope a join credit_hold h on h.owner_id = a.owner_id
            join credit_transaction t on t.hold_id = h.id join credit_entry e on e.transaction_id = t.id
           where h.status in ('RELEASED', 'EXPIRED')
           group by h.owner_id, h.id, e.lot_id, e.place having sum(e.amount) <> 0`,
  },
  {
    invariant: 'I9',
    says: 'one thing is held once at a time',
    sql: `select h.owner_id, h.reference_type || ' ' || h.reference_id as detail
            from scope a join credit_hold h on h.owner_id = a.owner_id where h.status = 'ACTIVE'
           group by h.owner_id, h.reference_type, h.reference_id having count(*) > 1`,
  },
  {
    invariant: 'I10',
    says: 'a key has one effect, and what was spent is given back once',
    sql: `select t.owner_id, t.idempotency_key as detail
            from scope a join credit_transaction t on t.owner_id = a.owner_id
           group by t.owner_id, t.idempotency_key having count(*) > 1
          union all
          select t.owner_id, t.refund_of::text
            from scope a join credit_transaction t on t.owner_id = a.owner_id
            left join credit_transaction s on s.id = t.refund_of
           where t.type = 'REFUND'
           group by t.owner_id, t.refund_of, s.owner_id, s.type, s.amount
          having count(*) > 1 or s.owner_id is distinct from t.owner_id or s.type <> 'SPENT' or sum(t.amount) <> -s.amount`,
  },
  {
    invariant: 'I12',
    says: 'a month brings one allowance, of the amount of a plan',
    sql: `select l.owner_id, l.expires_at::text as detail
            from scope a join credit_lot l on l.owner_id = a.owner_id where l.bucket = 'MONTHLY'
           group by l.owner_id, l.expires_at having count(*) > 1 or min(l.amount) not in (20, 100, 300)
          union all
          select l.owner_id, l.id::text from scope a join credit_lot l on l.owner_id = a.owner_id
            join credit_lot o on o.owner_id = l.owner_id and o.bucket = 'MONTHLY' and o.id <> l.id
           where l.bucket = 'MONTHLY' and o.created_at >= l.created_at and o.created_at < l.expires_at
             and o.expires_at > l.expires_at`,
  },
  {
    invariant: 'I13',
    says: 'what has expired is not spent, what was bought does not expire, and nothing expires early',
    sql: `select t.owner_id, t.id::text as detail
            from scope a join credit_transaction t on t.owner_id = a.owner_id
            join credit_entry e on e.transaction_id = t.id join credit_lot l on l.id = e.lot_id
           where (e.place = 'AVAILABLE' and e.amount < 0 and t.type in ('SPENT', 'RESERVED', 'ADJUSTMENT')
                  and l.expires_at <= t.created_at)
              or (e.place = 'EXPIRED' and (l.bucket = 'PURCHASED' or l.expires_at is null or l.expires_at > t.created_at))`,
  },
  {
    invariant: 'I13',
    says: 'credits are spent monthly first, then gifts, then what was bought, soonest end first',
    sql: `with moved as (
            select t.owner_id, t.sequence, t.created_at, t.type, t.idempotency_key, e.lot_id, sum(e.amount) as amount
              from scope a join credit_transaction t on t.owner_id = a.owner_id
              join credit_entry e on e.transaction_id = t.id and e.place = 'AVAILABLE'
             group by t.owner_id, t.sequence, t.created_at, t.type, t.idempotency_key, e.lot_id
          ), stood as (
            select *, sum(amount) over lot as rest, lead(sequence) over lot as until,
                   max(sequence) over (partition by owner_id) as last
              from moved window lot as (partition by lot_id order by sequence)
          ), done as (
            select * from stood
             where sequence > last - ${ORDER_WINDOW} and amount < 0 and type in ('SPENT', 'RESERVED', 'ADJUSTMENT')
               and idempotency_key not like 'take-back:%'
          ), there as (
            select * from stood where rest > 0 and (until is null or until > last - ${ORDER_WINDOW})
          )
          select d.owner_id, 'transaction ' || d.sequence as detail
            from done d join credit_lot l on l.id = d.lot_id
            join there m on m.owner_id = d.owner_id and m.lot_id <> d.lot_id
                        and m.sequence <= d.sequence and (m.until is null or m.until > d.sequence)
            join credit_lot b on b.id = m.lot_id
           where (b.expires_at is null or b.expires_at > d.created_at)
             and ${spendRank('b')} < ${spendRank('l')}`,
  },
  {
    invariant: 'I13',
    says: 'a refunded purchase takes back what it brought, and nothing that came otherwise',
    sql: `select t.owner_id, t.id::text as detail
            from scope a join credit_transaction t on t.owner_id = a.owner_id
            join credit_entry e on e.transaction_id = t.id and e.place = 'AVAILABLE'
           where t.idempotency_key like 'take-back:%'
             and (e.amount > 0 or not exists (
               select 1 from credit_transaction g join credit_entry b on b.transaction_id = g.id
                where g.owner_id = t.owner_id and g.type = 'EARNED' and g.reference_type = t.reference_type
                  and g.reference_id = t.reference_id and b.lot_id = e.lot_id))`,
  },
  {
    invariant: 'I16',
    says: 'transactions are numbered without gaps, each names the hash of the one before, and the account names the last',
    sql: `select c.owner_id, 'transaction ' || c.sequence as detail from (
            select t.owner_id, t.sequence, t.previous_hash, row_number() over chain as number,
                   coalesce(lag(t.hash) over chain, repeat('0', 64)) as before
              from scope a join credit_transaction t on t.owner_id = a.owner_id
            window chain as (partition by t.owner_id order by t.sequence)) c
           where c.number <> c.sequence or c.previous_hash <> c.before
          union all
          select a.owner_id, 'head ' || a.sequence
            from scope a left join lateral (
              select t.sequence, t.hash from credit_transaction t where t.owner_id = a.owner_id
               order by t.sequence desc limit 1) h on true
           where a.sequence <> coalesce(h.sequence, 0) or a.head_hash <> coalesce(h.hash, repeat('0', 64))`,
  },
  {
    invariant: 'I17',
    says: 'the lines of a statement are as many as its last number',
    sql: `select a.owner_id, format('%s lines, number %s', s.lines, a.sequence) as detail
            from scope a cross join lateral (
              select count(*) as lines from credit_transaction t where t.owner_id = a.owner_id) s
           where s.lines <> a.sequence`,
  },
];
