import type { EntityManager } from '@mikro-orm/postgresql';
import type { VerificationEvent } from '../http/company-verification.contract.js';

/** True if an operator confirmed exactly the current name and domain of the company (`c`); `v` is its verification. */
export const isConfirmed = `(v.state = 'VERIFIED' and v.reviewed_name = c.name
  and v.reviewed_domain is not distinct from company_domain(c.website))`;

/**
 * Domain of the website that an operator confirmed last; `v` is the verification. It outlives a change of the page that waits for a
 * review, but no refusal, which has a reason until the next confirmation.
 */
export const confirmedDomain = '(case when v.reason is null then v.reviewed_domain end)';

/** True if an operator confirmed the company once and has not refused it since; `v` is the verification. */
export const isKnownCompany = '(v.reason is null and v.reviewed_name is not null)';

/** Columns of a verification for teams and operators. A company created by an older server has no row yet. */
export const verificationColumns = `coalesce(v.state, 'IN_REVIEW') as state, coalesce(v.revision, 1) as revision,
  c.name, company_domain(c.website) as domain,
  case when coalesce(v.state, 'IN_REVIEW') = 'IN_REVIEW' then coalesce(v.waiting_since, c.created_at) end as waiting_since,
  v.reviewed_name, v.reviewed_domain, v.reviewed_at, v.reason, v.neq, v.email_domain, v.email_domain_at`;

export const iso = (time: string | null): string | null => (time === null ? null : new Date(time).toISOString());

const HISTORY = 20;

/** The last events of several companies, newest first. */
export async function historiesOf(
  em: EntityManager,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, VerificationEvent[]>> {
  const histories = new Map<string, VerificationEvent[]>();
  if (companyIds.length === 0) return histories;
  const rows = await em.execute<(VerificationEvent & { company_id: string })[]>(
    `select e.company_id, e.id, e.event, e.state, e.name, e.domain, e.reason, e.at
       from unnest(array[?]::uuid[]) as wanted (id)
       cross join lateral (select * from company_verification_event where company_id = wanted.id
                            order by at desc, id desc limit ${HISTORY}) e
      order by e.at desc, e.id desc`,
    [companyIds],
  );
  for (const { company_id, ...event } of rows) {
    const history = histories.get(company_id) ?? [];
    history.push({ ...event, at: new Date(event.at).toISOString() });
    histories.set(company_id, history);
  }
  return histories;
}
