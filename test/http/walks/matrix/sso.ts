import { randomUUID } from 'node:crypto';
import { query } from '../../../support/query.js';
import type { Cast } from '../cast.js';
import { json, plain, type Row, withStrangers } from './row.js';

const approvedRecruiters = [0, 0, 0, 1, 1, 0, 0] as const;
const SETTINGS = '/api/companies/:id/sso';

const ofCompanyA = (status: number): Row['things'] =>
  withStrangers(
    { 'company A': { id: ({ companyA }) => companyA, answers: [401, 403, 403, status, 404, 403, 403] } },
    approvedRecruiters,
  );

const DOMAINS = `${SETTINGS}/domains`;

/** A domain that company A has not proved yet. */
async function domainOfA({ app, companyA }: Cast): Promise<string> {
  await query(app.databaseUrl, 'delete from company_sso_domain where company_id = $1', [companyA]);
  const [row] = await query<{ id: string }>(
    app.databaseUrl,
    `insert into company_sso_domain (id, company_id, domain, token, state, next_check_at, waits_until, created_at)
     values ($1, $2, 'company-a.example', $3, 'WAITING', now() + interval '1 hour', now() + interval '1 day', now())
     returning id`,
    [randomUUID(), companyA, '0'.repeat(32)],
  );
  return `${companyA}/${row?.id}`;
}

const ofDomainA: Row['things'] = withStrangers(
  { 'a domain of company A': { id: domainOfA, answers: [401, 403, 403, 200, 404, 403, 403] } },
  approvedRecruiters,
);

export const ssoRows: readonly Row[] = [
  { route: `GET ${SETTINGS}`, things: ofCompanyA(200) },
  // The company has proved no domain.
  {
    route: `PUT ${SETTINGS}`,
    payload: () =>
      json({
        issuer: 'https://idp.example',
        client_id: 'client',
        domain: 'company.example',
        enabled: false,
        required: false,
        default_role: null,
      }),
    things: ofCompanyA(400),
  },
  { route: `DELETE ${SETTINGS}`, payload: () => json({}), things: ofCompanyA(200) },
  { route: `POST ${DOMAINS}`, payload: () => json({ domain: 'company-a.example' }), things: ofCompanyA(200) },
  { route: `POST ${DOMAINS}/:domainId/check`, things: ofDomainA },
  { route: `DELETE ${DOMAINS}/:domainId`, things: ofDomainA },
  // There is nothing to test.
  { route: `POST ${SETTINGS}/test`, things: ofCompanyA(404) },
  plain('POST /api/auth/sso', [200, 200, 200, 200, 200, 200, 200], {
    payload: () => json({ email: 'nobody@nowhere.example' }),
  }),
  // Nothing was begun.
  plain('POST /api/auth/sso/callback', [401, 401, 401, 401, 401, 401, 401], {
    payload: () => json({ company_id: '0198c1a4-5b7e-7c3d-9a1f-2e6d8b4c7f10', state: 'made-up', code: 'made-up' }),
  }),
];
