import { hidesCompany } from '../../jobs/index.js';

/**
 * Matches that a seeker's lists and counts show (alias `m`), without mere proposals of companies that they hide. Answered or paid matches
 * stay. The company's side never uses this.
 */
export const shownToSeeker = `not (m.status = 'PENDING' and m.introduced_at is null
  and ${hidesCompany('m.seeker_id', 'm.company_id')})`;
