import type { SeatRole } from '../domain/seat.js';
import { type Employer, employerOf, type KnownEmployer } from '../domain/employer.js';

/**
 * Columns that identify `company c`; a removed one only by its id. Reads tables of the companies module directly, because
 * `AccountCompanies` would need two more statements.
 */
export const traitColumns = `case when c.removed_at is null then c.website end as website,
  array(select distinct split_part(w.email, '@', 2) from company_member o join account w on w.id = o.user_id
         where o.company_id = c.id and c.removed_at is null) as domains`;

export interface TraitsRow {
  readonly id: string;
  readonly website: string | null;
  readonly domains: readonly string[];
}

export const employerOfTraits = ({ id, website, domains }: TraitsRow): Employer => employerOf(id, website, domains);

/** Reads a table of the applications module with the session, so that only members in a blind review need another statement. */
const inBlindReview =
  "exists (select 1 from blind_review b where b.reviewer_id = a.id and b.step in ('TEXT', 'SOUND'))";

/** The company of `account a`. */
export const employerJoin = `left join lateral (
  select c.id, c.name, c.logo_url, m.role, m.job_ids, ${inBlindReview} as in_blind_review, ${traitColumns}
    from company_member m join company c on c.id = m.company_id
   where m.user_id = a.id and c.removed_at is null) employer on true`;

export const employerColumns = `split_part(a.email, '@', 2) as own_domain, employer.id as company_id,
  employer.name as company_name, employer.logo_url as company_logo, employer.website as company_website,
  employer.domains as company_domains, employer.role as seat_role, employer.job_ids as seat_job_ids,
  employer.in_blind_review as seat_in_blind_review`;

export interface EmployerRow {
  readonly own_domain: string;
  readonly company_id: string | null;
  readonly company_name: string | null;
  readonly company_logo: string | null;
  readonly company_website: string | null;
  readonly company_domains: readonly string[] | null;
  readonly seat_role: SeatRole | null;
  readonly seat_job_ids: readonly string[] | null;
  readonly seat_in_blind_review: boolean | null;
}

/** Without a company only the recruiter's own email domain identifies the employer. */
export function employerOfRow(row: EmployerRow): KnownEmployer {
  const { company_id: id, company_website: website, company_domains: domains } = row;
  const company = id === null ? null : { id, name: row.company_name ?? '', logo_url: row.company_logo };
  const seat =
    row.seat_role === null
      ? null
      : { role: row.seat_role, jobIds: row.seat_job_ids ?? [], inBlindReview: row.seat_in_blind_review === true };
  return { ...employerOf(id, website, [row.own_domain, ...(domains ?? [])]), company, seat };
}
