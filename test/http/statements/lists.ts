import type { Market } from './market.js';

interface List {
  readonly token: string;
  /** The URL without `limit`. */
  readonly url: string;
  /** The key of the rows in the answer. */
  readonly rows: string;
}

/** Lists for which the test data have a full page of rows. */
export const lists: Readonly<Record<string, (market: Market) => List>> = {
  'GET /api/admin/approvals': ({ operator }) => ({
    ...operator,
    url: '/api/admin/approvals?status=APPROVED&',
    rows: 'approvals',
  }),
  'GET /api/admin/audit': ({ operator }) => ({ ...operator, url: '/api/admin/audit?', rows: 'entries' }),
  'GET /api/admin/companies': ({ operator }) => ({ ...operator, url: '/api/admin/companies?', rows: 'companies' }),
  'GET /api/admin/invitations': ({ operator }) => ({
    ...operator,
    url: '/api/admin/invitations?',
    rows: 'invitations',
  }),
  'GET /api/admin/reports': ({ operator }) => ({ ...operator, url: '/api/admin/reports?', rows: 'reports' }),
  'GET /api/admin/users': ({ operator }) => ({ ...operator, url: '/api/admin/users?', rows: 'people' }),
  'GET /api/applications': ({ welder }) => ({ ...welder, url: '/api/applications?', rows: 'applications' }),
  'GET /api/applications/job/{jobId}': ({ recruiter, jobId }) => ({
    token: recruiter.token,
    url: `/api/applications/job/${jobId}?`,
    rows: 'applications',
  }),
  'GET /api/companies': ({ welder }) => ({ ...welder, url: '/api/companies?', rows: 'companies' }),
  'GET /api/companies/directory': ({ welder }) => ({
    ...welder,
    url: '/api/companies/directory?',
    rows: 'companies',
  }),
  'GET /api/companies/{id}/activity': ({ recruiter }) => ({
    token: recruiter.token,
    url: `/api/companies/${recruiter.companyId}/activity?`,
    rows: 'entries',
  }),
  'GET /api/credit-reservations': ({ rival }) => ({ ...rival, url: '/api/credit-reservations?', rows: 'data' }),
  'GET /api/credits/history': ({ rival }) => ({ ...rival, url: '/api/credits/history?', rows: 'transactions' }),
  'GET /api/jobs': ({ welder }) => ({ ...welder, url: '/api/jobs?', rows: 'jobs' }),
  'GET /api/jobs/my/jobs': ({ recruiter }) => ({ token: recruiter.token, url: '/api/jobs/my/jobs?', rows: 'jobs' }),
  'GET /api/jobs/saved': ({ welder }) => ({ ...welder, url: '/api/jobs/saved?', rows: 'jobs' }),
  'GET /api/matches': ({ recruiter }) => ({ token: recruiter.token, url: '/api/matches?', rows: 'matches' }),
  'GET /api/messages/conversations': ({ recruiter }) => ({
    token: recruiter.token,
    url: '/api/messages/conversations?',
    rows: 'conversations',
  }),
  'GET /api/messages/search': ({ recruiter }) => ({
    token: recruiter.token,
    url: '/api/messages/search?q=bonjour&',
    rows: 'results',
  }),
  'GET /api/messages/{id}': ({ recruiter, nurses }) => ({
    token: recruiter.token,
    url: `/api/messages/${[recruiter.id, nurses[0]?.id].sort().join('_')}?`,
    rows: 'messages',
  }),
  'GET /api/notifications': ({ welder }) => ({ ...welder, url: '/api/notifications?', rows: 'notifications' }),
  'GET /api/share-links': ({ recruiter }) => ({ token: recruiter.token, url: '/api/share-links?', rows: 'links' }),
  'GET /api/shortlists': ({ recruiter }) => ({ token: recruiter.token, url: '/api/shortlists?', rows: 'shortlists' }),
  'GET /api/shortlists/{id}': ({ recruiter, shortlistId, jobId }) => ({
    token: recruiter.token,
    url: `/api/shortlists/${shortlistId}?job_id=${jobId}&`,
    rows: 'people',
  }),
  'GET /api/users': ({ recruiter }) => ({ token: recruiter.token, url: '/api/users?', rows: 'users' }),
  'GET /api/users/me/access-log': ({ welder }) => ({ ...welder, url: '/api/users/me/access-log?', rows: 'entries' }),
  'GET /api/users/me/consents': ({ welder }) => ({ ...welder, url: '/api/users/me/consents?', rows: 'consents' }),
  'GET /api/users/me/exclusions': ({ welder }) => ({ ...welder, url: '/api/users/me/exclusions?', rows: 'exclusions' }),
  'GET /api/users/me/hidden-companies': ({ welder }) => ({
    ...welder,
    url: '/api/users/me/hidden-companies?',
    rows: 'companies',
  }),
  'GET /api/users/skills': ({ welder }) => ({ ...welder, url: '/api/users/skills?q=a&', rows: 'skills' }),
};

/** The same lists, read by the other side. */
export const otherSides: Readonly<Record<string, (market: Market) => List>> = {
  'GET /api/matches, a job seeker': ({ welder }) => ({ ...welder, url: '/api/matches?', rows: 'matches' }),
};

/** Lists without a full page of rows in the test data, so their statements are not checked. Add a new list above, with its rows. */
export const unfilled: readonly string[] = [
  'GET /api/admin/bookings',
  'GET /api/admin/closures',
  'GET /api/admin/company-reviews',
  'GET /api/admin/inquiries',
  'GET /api/admin/match-reviews',
  'GET /api/admin/payment-issues',
  'GET /api/admin/retention',
  'GET /api/admin/stuck-videos',
  'GET /api/companies/my',
  'GET /api/events',
  'GET /api/subscriptions/history',
  'GET /api/videos/my',
];
