import { publish } from '../../jobs/market.js';
import type { Cast } from '../cast.js';
import {
  type Answers,
  anyone,
  json,
  MALFORMED,
  NOBODY,
  plain,
  recruiters,
  type Row,
  seekers,
  withStrangers,
} from './row.js';

const draftOfA = async ({ app, players }: Cast): Promise<string> =>
  (await publish(app, players['recruiter A'].token, { status: 'DRAFT' })).id;

/** Public pages, the same for everybody: an invalid id answers like a missing one. */
const everybody = (status: number): Answers => [status, status, status, status, status, status, status];
const page = (route: string, things: Row['things']): Row => ({
  route,
  things: {
    ...things,
    missing: { id: () => NOBODY, answers: everybody(404) },
    malformed: { id: () => MALFORMED, answers: everybody(404) },
  },
});
const company = { id: ({ companyA }: Cast) => companyA, answers: everybody(200) };
const publicPages: readonly Row[] = [
  page('GET /jobs/:id', {
    'active, of A': { id: ({ job }) => job, answers: everybody(200) },
    'draft of A': { id: ({ draft }) => draft, answers: everybody(404) },
  }),
  page('GET /companies/:id', { 'of A': company }),
  page('GET /company/:id', { 'of A': company }),
  page('GET /og/jobs/:id.png', {
    'active, of A': { id: ({ job }) => job, answers: everybody(200) },
    'draft of A': { id: ({ draft }) => draft, answers: everybody(404) },
  }),
  page('GET /og/company/:id.png', { 'of A': company }),
  plain('GET /robots.txt', everybody(200)),
  plain('GET /sitemap.xml', everybody(200)),
  plain('GET /sitemap-pages.xml', everybody(200)),
  plain('GET /sitemap-jobs.xml', everybody(200)),
  plain('GET /sitemap-companies.xml', everybody(200)),
  plain('GET /jobs.rss', everybody(200)),
];

let templates = 0;
const templateName = (): string => `Modèle d’offre ${(templates += 1)}`;

async function templateOfA({ app, players, companyA, job }: Cast): Promise<string> {
  const name = templateName();
  const { body, status, text } = await app.request<{ templates: { id: string; name: string }[] }>({
    method: 'POST',
    url: `/api/companies/${companyA}/job-templates`,
    token: players['recruiter A'].token,
    payload: { name, job_id: job },
  });
  const made = body.templates.find((each) => each.name === name);
  if (status !== 201 || !made) throw new Error(`template answered ${status}: ${text}`);
  return `${companyA}/${made.id}`;
}

const ofTemplate: Answers = [401, 403, 403, 200, 404, 404, 403];
const templateRows: readonly Row[] = [
  {
    route: 'GET /api/companies/:id/job-templates',
    things: withStrangers({ 'company A': { id: ({ companyA }) => companyA, answers: ofTemplate } }, recruiters),
  },
  {
    route: 'POST /api/companies/:id/job-templates',
    payload: ({ job }) => json({ name: templateName(), job_id: job }),
    things: withStrangers(
      { 'company A': { id: ({ companyA }) => companyA, answers: [401, 403, 403, 201, 404, 404, 403] } },
      recruiters,
    ),
  },
  {
    route: 'GET /api/companies/:id/job-templates/:templateId',
    things: withStrangers({ 'of company A': { id: templateOfA, answers: ofTemplate } }, recruiters),
  },
  {
    route: 'DELETE /api/companies/:id/job-templates/:templateId',
    things: withStrangers({ 'of company A': { id: templateOfA, answers: ofTemplate } }, recruiters),
  },
];

export const jobRows: readonly Row[] = [
  plain('GET /api/jobs', [200, 200, 200, 200, 200, 200, 200]),
  plain('GET /api/jobs/my/jobs', [401, 403, 403, 200, 200, 200, 403]),
  plain('GET /api/jobs/saved', [401, 200, 200, 403, 403, 403, 403]),
  {
    route: 'PUT /api/jobs/:id/saved',
    things: withStrangers(
      {
        'active, of A': { id: ({ job }) => job, answers: [401, 200, 200, 403, 403, 403, 403] },
        'draft of A': { id: ({ draft }) => draft, answers: [401, 404, 404, 403, 403, 403, 403] },
      },
      seekers,
    ),
  },
  {
    // Removing an entry that is not in the list changes nothing and reveals nothing.
    route: 'DELETE /api/jobs/:id/saved',
    things: {
      'active, of A': { id: ({ job }) => job, answers: [401, 200, 200, 403, 403, 403, 403] },
      'draft of A': { id: ({ draft }) => draft, answers: [401, 200, 200, 403, 403, 403, 403] },
      missing: { id: () => NOBODY, answers: [401, 200, 200, 403, 403, 403, 403] },
      malformed: { id: () => MALFORMED, answers: [401, 400, 400, 403, 403, 403, 403] },
    },
  },
  {
    route: 'GET /api/jobs/:id/similar',
    things: withStrangers(
      {
        'active, of A': { id: ({ job }) => job, answers: [200, 200, 200, 200, 200, 200, 200] },
        'draft of A': { id: ({ draft }) => draft, answers: [404, 404, 404, 404, 404, 404, 404] },
      },
      anyone,
    ),
  },
  {
    route: 'GET /api/jobs/:id/pay',
    things: withStrangers(
      {
        'active, of A': { id: ({ job }) => job, answers: [200, 200, 200, 200, 200, 200, 200] },
        'draft of A': { id: ({ draft }) => draft, answers: [404, 404, 404, 404, 404, 404, 404] },
      },
      anyone,
    ),
  },
  plain('GET /api/users/me/hidden-companies', [401, 200, 200, 403, 403, 403, 403]),
  {
    route: 'PUT /api/users/me/hidden-companies/:companyId',
    byNewcomers: true,
    things: withStrangers(
      { 'company A': { id: ({ companyA }) => companyA, answers: [401, 200, 200, 403, 403, 403, 403] } },
      seekers,
    ),
  },
  {
    route: 'DELETE /api/users/me/hidden-companies/:companyId',
    things: {
      'company A': { id: ({ companyA }) => companyA, answers: [401, 200, 200, 403, 403, 403, 403] },
      missing: { id: () => NOBODY, answers: [401, 200, 200, 403, 403, 403, 403] },
      malformed: { id: () => MALFORMED, answers: [401, 400, 400, 403, 403, 403, 403] },
    },
  },
  plain('POST /api/jobs', [401, 403, 403, 201, 201, 409, 403], {
    payload: () => json({ title: 'Un poste', status: 'DRAFT' }),
  }),
  {
    route: 'GET /api/jobs/:id',
    things: withStrangers(
      {
        'active, of A': { id: ({ job }) => job, answers: [200, 200, 200, 200, 200, 200, 200] },
        'draft of A': { id: ({ draft }) => draft, answers: [404, 404, 404, 200, 404, 404, 404] },
      },
      anyone,
    ),
  },
  {
    route: 'PUT /api/jobs/:id',
    payload: () => json({ title: 'Un autre titre' }),
    things: withStrangers(
      {
        'active, of A': { id: ({ job }) => job, answers: [401, 403, 403, 200, 404, 404, 403] },
        'draft of A': { id: ({ draft }) => draft, answers: [401, 403, 403, 200, 404, 404, 403] },
      },
      recruiters,
    ),
  },
  {
    route: 'POST /api/jobs/:id/renew',
    things: withStrangers(
      {
        // The posting ends only in weeks, so it cannot be renewed yet.
        'active, of A': { id: ({ job }) => job, answers: [401, 403, 403, 409, 404, 404, 403] },
        'draft of A': { id: ({ draft }) => draft, answers: [401, 403, 403, 409, 404, 404, 403] },
      },
      recruiters,
    ),
  },
  {
    route: 'POST /api/jobs/:id/duplicate',
    things: withStrangers(
      {
        'active, of A': { id: ({ job }) => job, answers: [401, 403, 403, 201, 404, 404, 403] },
        'draft of A': { id: ({ draft }) => draft, answers: [401, 403, 403, 201, 404, 404, 403] },
      },
      recruiters,
    ),
  },
  {
    route: 'POST /api/jobs/:id/close',
    payload: () => json({ reason: 'CANCELLED' }),
    things: withStrangers({ 'draft of A': { id: draftOfA, answers: [401, 403, 403, 200, 404, 404, 403] } }, recruiters),
  },
  ...templateRows,
  plain('POST /api/jobs/checklist', [401, 403, 403, 200, 200, 200, 403], {
    payload: () => json({ title: 'Un poste' }),
  }),
  // An invalid secret; test/http/jobs/renewal.http-spec.ts tests valid ones.
  plain('POST /api/jobs/renewals', [400, 400, 400, 400, 400, 400, 400], { payload: () => json({ token: 'x' }) }),
  {
    route: 'DELETE /api/jobs/:id',
    things: withStrangers({ 'draft of A': { id: draftOfA, answers: [401, 403, 403, 200, 404, 404, 403] } }, recruiters),
  },
  ...publicPages,
];
