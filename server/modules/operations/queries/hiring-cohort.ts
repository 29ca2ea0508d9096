import type { HiringScope } from './hiring-period.js';

interface Part {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/**
 * The applications that arrived in the period, one row each, with the steps they reached. Leaves out closed accounts, like the
 * company's other screens. A withdrawn application does not count as hired, even if the person was hired another way.
 */
export function cohort({ companyId, from, to }: HiringScope, jobIds: readonly string[] | null): Part {
  return {
    sql: `select a.id, a.job_id, a.status, a.applied_at, a.first_answer_at,
                 exists (select 1 from application_event e
                          where e.application_id = a.id and e.to_status = 'INTERVIEW') as interviewed,
                 exists (select 1 from application_event e
                          where e.application_id = a.id and e.to_status = 'OFFERED') as offered,
                 m.answered_at as hired_at, m.id is not null as hired, a.source
            from application a
            left join match m on m.seeker_id = a.seeker_id and m.job_id = a.job_id and m.status = 'HIRED'
                             and a.status <> 'WITHDRAWN'
           where a.company_id = ? and a.left_at is null and a.applied_at >= ? and a.applied_at < ?
             ${jobIds ? 'and a.job_id in (?)' : ''}`,
    params: [companyId, from, to, ...(jobIds ? [[...jobIds]] : [])],
  };
}

/** Counts over a cohort with the alias `c`. */
export const cohortCounts = `count(*)::int as applications,
  (count(*) filter (where c.first_answer_at is not null))::int as answered,
  (count(*) filter (where c.interviewed))::int as interviews,
  (count(*) filter (where c.offered))::int as offers,
  (count(*) filter (where c.status = 'ACCEPTED'))::int as accepted,
  (count(*) filter (where c.hired))::int as hired,
  round((percentile_cont(0.5) within group (order by extract(epoch from c.first_answer_at - c.applied_at)) / 3600)::numeric,
        1)::float8 as response_hours`;

/** Median time from the application to the hire, over the same cohort. */
export const hireHours = `round(
  (percentile_cont(0.5) within group (order by extract(epoch from c.hired_at - c.applied_at)) / 3600)::numeric, 1)::float8 as hire_hours`;

/**
 * Credits that the company's recruiters spent in the period, one row per expense, minus refunds, with the posting if there is
 * one. Parameters: company, start and end of the period.
 */
export const expenses = `
  select -t.amount - coalesce((select r.amount from credit_transaction r where r.refund_of = t.id), 0) as credits,
         case t.reference_type
           when 'APPLICATION' then (select a.job_id from application a where a.id = t.reference_id)
           when 'MATCH' then (select m.job_id from match m where m.id = t.reference_id)
           when 'RESERVATION' then (select r.job_id from reservation r where r.id = t.reference_id)
         end as job_id
    from credit_transaction t join company_member member on member.user_id = t.owner_id
   where member.company_id = ? and t.type = 'SPENT' and t.created_at >= ? and t.created_at < ?`;
