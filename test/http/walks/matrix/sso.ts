import { json, plain, type Row, withStrangers } from './row.js';

const approvedRecruiters = [0, 0, 0, 1, 1, 0, 0] as const;
const SETTINGS = '/api/companies/:id/sso';

const ofCompanyA = (status: number): Row['things'] =>
  withStrangers(
    { 'company A': { id: ({ companyA }) => companyA, answers: [401, 403, 403, status, 404, 403, 403] } },
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
