import { agreedStatuses } from '../domain/match.policy.js';

const agreed = agreedStatuses.map((status) => `'${status}'`).join(', ');

/** The part of `match m` that its company may see. Keep it equal to `partyOf`. */
export const knownToCompany = `m.seeker_visible
  and (m.card_proposed or m.introduced_at is not null or m.status in (${agreed}))`;

/** Whether the company of the row (by alias) has paid for its person, by any action. */
export const paidByCompany = (row: string): string =>
  `exists (select 1 from paid_pair q where q.company_id = ${row}.company_id and q.seeker_id = ${row}.seeker_id)`;

/** The score of `match m` as its company sees it: that of the card while the profile is masked. One parameter: now. */
export const scoreForCompany = `case when exists (
    select 1 from seeker_disclosure d
     where d.seeker_id = m.seeker_id and d.company_id = m.company_id and d.concealed_at is null
       and (d.expires_at is null or d.expires_at > ?)) then m.match_score else m.card_score end`;
