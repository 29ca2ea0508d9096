import { query } from '../../../support/query.js';

/**
 * Invariants across reservations, holds, matches and open profiles, which must hold whenever no transaction is running. Each
 * statement finds the rows that break its rule; names like I5 are those of the reliability plan.
 */
const rules: Readonly<Record<string, string>> = {
  'I5 a waiting reservation has an open hold, any other has none': `
    select r.id from reservation r left join credit_hold h on h.id = r.hold_id
     where r.hold_id is not null and (r.status = 'ACTIVE') <> (h.status = 'ACTIVE')`,
  'I6 what was accepted was captured, with its match; what was not, was not': `
    select r.id from reservation r left join credit_hold h on h.id = r.hold_id left join match m on m.id = r.match_id
     where (r.match_id is not null and (m.id is null or (h.id is not null and h.status <> 'CAPTURED')))
        or (r.match_id is null and h.status = 'CAPTURED')`,
  'I6 one reservation at most was captured for a company and a person': `
    select r.company_id from reservation r join credit_hold h on h.id = r.hold_id
     where h.status = 'CAPTURED' group by r.company_id, r.seeker_id having count(*) > 1`,
  'I9 one reservation at most is open for a company and a person': `
    select company_id from reservation where status in ('ACTIVE', 'MATCHED')
     group by company_id, seeker_id having count(*) > 1`,
  'I9 nobody has more than ten waiting': `
    select recruiter_id from reservation where status = 'ACTIVE' group by recruiter_id having count(*) > 10`,
  'C-82 nobody is asked by a company that was refused twice, or before the 30 days are over': `
    select r.id from reservation r join closed_pair c on c.company_id = r.company_id and c.seeker_id = r.seeker_id
     where r.status = 'ACTIVE' and (c.refusals >= 2 or c.closed_until > r.reserved_at)`,
  'C-82 a yes that holds leaves no refusal behind': `
    select r.id from reservation r join closed_pair c on c.company_id = r.company_id and c.seeker_id = r.seeker_id
     where r.status = 'MATCHED'`,
  'I15 a profile is open exactly where something opened it': `
    select coalesce(d.seeker_id, o.seeker_id) as id
      from (select seeker_id, company_id from seeker_disclosure where concealed_at is null) d
      full join (
        select seeker_id, company_id from reservation where status in ('ACTIVE', 'MATCHED', 'HIRED')
        union select seeker_id, company_id from match where status in ('MATCHED', 'HIRED')
      ) o using (seeker_id, company_id)
     where d.seeker_id is null or o.seeker_id is null`,
  'a hold of a reservation belongs to one': `
    select h.id from credit_hold h left join reservation r on r.hold_id = h.id
     where h.reference_type = 'RESERVATION' and r.id is null`,
  'I11 a paid purchase brought its credits once, and an unpaid one none': `
    select p.id from purchase p left join credit_transaction t on t.reference_type = 'PURCHASE' and t.reference_id = p.id
     group by p.id having (p.status = 'PAID') <> (count(t.id) = 1) or coalesce(sum(t.amount), 0) not in (0, p.credits)`,
  'a paid purchase has its invoice': `
    select p.id from purchase p left join invoice i on i.purchase_id = p.id
     where (p.status = 'PAID') <> (i.id is not null)`,
};

/** @returns the broken rules with their rows; empty if all hold. */
export async function auditDeals(databaseUrl: string): Promise<Record<string, unknown[]>> {
  const broken: Record<string, unknown[]> = {};
  for (const [rule, sql] of Object.entries(rules)) {
    const rows = await query(databaseUrl, `${sql} limit 5`);
    if (rows.length > 0) broken[rule] = rows;
  }
  return broken;
}

/** No reservation waits longer than its window. Check it after the sweep. */
export function overdue(databaseUrl: string, now: Date): Promise<{ id: string }[]> {
  return query(databaseUrl, `select id from reservation where status = 'ACTIVE' and expires_at <= $1`, [now]);
}
