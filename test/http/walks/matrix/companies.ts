import { randomUUID } from 'node:crypto';
import { query } from '../../../support/query.js';
import { invite } from '../../companies/team-stage.js';
import { recruiterOf } from '../../identity/hiring.js';
import { type Cast, makePending, type Player } from '../cast.js';
import { anyone, json, lasting, plain, recruiters, type Row, withStrangers } from './row.js';

const approvedRecruiters = [0, 0, 0, 1, 1, 0, 0] as const;

/** A second company of recruiter A, so that recruiter A keeps the first one. */
async function companyToRemove({ app, companyA }: Cast, caller: Player | null): Promise<string> {
  const [own] = caller
    ? await query<{ company_id: string }>(app.databaseUrl, 'select company_id from company_member where user_id = $1', [
        caller.id,
      ])
    : [];
  // Only a new account has a company that may be deleted.
  return own?.company_id ?? companyA;
}

/** The company of another, unapproved recruiter. */
const pendingCompany = (cast: Cast): Promise<string> =>
  lasting(cast, 'pending company', async () => {
    const other = await recruiterOf(cast.app);
    await makePending(cast.app, other.id);
    return other.companyId;
  });

/** An open invitation into the team of company A. */
async function invitationOfA({ app, players, companyA }: Cast): Promise<string> {
  const email = `invited-${randomUUID()}@mail.example`;
  const { body } = await invite(app, players['recruiter A'].token, companyA, { email, role: 'REVIEWER' });
  return `${companyA}/${body.invitations.find((each) => each.email === email)?.id}`;
}

const teamRows: readonly Row[] = [
  {
    route: 'GET /api/companies/:id/members',
    things: withStrangers(
      { 'company A': { id: ({ companyA }) => companyA, answers: [401, 403, 403, 200, 404, 404, 403] } },
      recruiters,
    ),
  },
  {
    route: 'POST /api/companies/:id/members',
    payload: () => json({ email: `new-${randomUUID()}@mail.example`, role: 'REVIEWER' }),
    things: withStrangers(
      { 'company A': { id: ({ companyA }) => companyA, answers: [401, 403, 403, 201, 404, 403, 403] } },
      approvedRecruiters,
    ),
  },
  {
    route: 'PUT /api/companies/:id/members/:memberId',
    payload: () => json({ role: 'RECRUITER' }),
    things: withStrangers(
      { 'an invitation of company A': { id: invitationOfA, answers: [401, 403, 403, 200, 404, 403, 403] } },
      approvedRecruiters,
    ),
  },
  {
    route: 'DELETE /api/companies/:id/members/:memberId',
    things: withStrangers(
      { 'an invitation of company A': { id: invitationOfA, answers: [401, 403, 403, 200, 404, 404, 403] } },
      recruiters,
    ),
  },
  {
    route: 'GET /api/companies/:id/credit-pool',
    things: withStrangers(
      { 'company A': { id: ({ companyA }) => companyA, answers: [401, 403, 403, 200, 404, 403, 403] } },
      approvedRecruiters,
    ),
  },
  {
    route: 'PUT /api/companies/:id/credit-pool',
    payload: () => json({ shared: false, budgets: [] }),
    things: withStrangers(
      { 'company A': { id: ({ companyA }) => companyA, answers: [401, 403, 403, 200, 404, 403, 403] } },
      approvedRecruiters,
    ),
  },
  {
    route: 'GET /api/companies/:id/activity',
    things: withStrangers(
      { 'company A': { id: ({ companyA }) => companyA, answers: [401, 403, 403, 200, 404, 403, 403] } },
      approvedRecruiters,
    ),
  },
  plain('POST /api/companies/invitations/read', [400, 400, 400, 400, 400, 400, 400], {
    payload: () => json({ code: 'unknown' }),
  }),
  plain('POST /api/companies/invitations/accept', [401, 403, 403, 400, 400, 400, 403], {
    payload: () => json({ code: 'unknown' }),
  }),
];

export const companyRows: readonly Row[] = [
  ...teamRows,
  plain('GET /api/companies', [200, 200, 200, 200, 200, 200, 200]),
  plain('GET /api/companies/directory', [200, 200, 200, 200, 200, 200, 200]),
  plain('GET /api/companies/my', [401, 403, 403, 200, 200, 200, 403]),
  plain('POST /api/companies', [401, 403, 403, 409, 409, 201, 403], {
    byNewcomers: true,
    payload: () => json({ name: 'Une entreprise de plus' }),
  }),
  {
    route: 'GET /api/companies/:id',
    things: withStrangers(
      {
        'company A': { id: ({ companyA }) => companyA, answers: [200, 200, 200, 200, 200, 200, 200] },
        'of another who is not approved': { id: pendingCompany, answers: [404, 404, 404, 404, 404, 404, 200] },
      },
      anyone,
    ),
  },
  {
    route: 'PUT /api/companies/:id',
    payload: () => json({ description: 'Une description.' }),
    things: withStrangers(
      { 'company A': { id: ({ companyA }) => companyA, answers: [401, 403, 403, 200, 404, 404, 403] } },
      recruiters,
    ),
  },
  {
    route: 'DELETE /api/companies/:id',
    byNewcomers: true,
    things: withStrangers(
      {
        'the caller’s own, or company A': { id: companyToRemove, answers: [401, 403, 403, 200, 200, 404, 403] },
        'another’s': {
          id: async ({ app }) => (await recruiterOf(app)).companyId,
          answers: [401, 403, 403, 404, 404, 404, 403],
        },
      },
      recruiters,
    ),
  },
  {
    route: 'GET /api/companies/:id/verification',
    things: withStrangers(
      { 'company A': { id: ({ companyA }) => companyA, answers: [401, 403, 403, 200, 404, 404, 403] } },
      recruiters,
    ),
  },
  {
    route: 'PUT /api/companies/:id/verification',
    payload: () => json({ neq: '1140123456' }),
    things: withStrangers(
      { 'company A': { id: ({ companyA }) => companyA, answers: [401, 403, 403, 200, 404, 404, 403] } },
      recruiters,
    ),
  },
  {
    route: 'POST /api/companies/:id/verification/email-domain',
    payload: () => json({ email: 'rh@mont-blanc.example' }),
    things: withStrangers(
      { 'company A': { id: ({ companyA }) => companyA, answers: [401, 403, 403, 202, 404, 404, 403] } },
      recruiters,
    ),
  },
  {
    route: 'PUT /api/companies/:id/verification/email-domain',
    payload: () => json({ code: '0000 0000' }),
    things: withStrangers(
      {
        // A wrong code answers 400: the company is the caller's own.
        'company A': { id: ({ companyA }) => companyA, answers: [401, 403, 403, 400, 404, 404, 403] },
      },
      recruiters,
    ),
  },
];
