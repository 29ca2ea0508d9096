import { query } from '../../support/query.js';
import { interviewOf } from '../rooms/stage.js';
import { type Market, sent } from './market.js';

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

/** A list without `limit`, whose rows the test adds. */
interface WholeList extends List {
  /** Adds rows of other people and times, as the product would store them. */
  readonly add: (count: number) => Promise<void>;
}

/** Bounded lists that are always answered whole. */
export const wholeLists: Readonly<Record<string, (market: Market) => Promise<WholeList>>> = {
  'GET /api/scheduled-messages': async ({ app, recruiter, nurses: [nurse] }) =>
    Promise.resolve({
      token: recruiter.token,
      url: `/api/scheduled-messages?with=${nurse?.id}`,
      rows: 'messages',
      add: async (count) => {
        for (let at = 1; at <= count; at += 1) {
          await sent(app, recruiter.token, 'POST', '/api/scheduled-messages', {
            receiver_id: nurse?.id,
            content: `Bonjour, plus tard ${at}`,
            send_at: new Date(Date.now() + at * 3_600_000).toISOString(),
          });
        }
      },
    }),
  'GET /api/interviews/{id}/recordings': async (market) => {
    const { app, recruiter, jobId } = market;
    const { body } = await app.request<{ applications: { id: string }[] }>({
      url: `/api/applications/job/${jobId}?limit=1`,
      token: recruiter.token,
    });
    const interviewId = await interviewOf(app, recruiter.token, body.applications[0]?.id ?? '');
    return {
      token: recruiter.token,
      url: `/api/interviews/${interviewId}/recordings`,
      rows: 'recordings',
      // A recording needs two browsers; their answers and the end of it are these rows.
      add: async (count) => {
        await query(
          app.databaseUrl,
          `with made as (
             insert into interview_recording (id, interview_id, recorder_id, connection, title, status, end_reason, asked_at,
                                              started_at, ended_at)
             select gen_random_uuid(), $1::uuid, $2::uuid, gen_random_uuid(), 'Entrevue', 'ENDED', 'STOPPED', now(), now(), now()
               from generate_series(1, $3::int)
             returning id)
           insert into recording_consent (id, recording_id, account_id, answer, keeps_part, answered_at)
           select gen_random_uuid(), id, $2::uuid, 'YES', false, now() from made`,
          [interviewId, recruiter.id, count],
        );
      },
    };
  },
};

/** Lists without a full page of rows in the test data, so their statements are not checked. Add a new list above, with its rows. */
export const unfilled: readonly string[] = [
  'GET /api/admin/bookings',
  'GET /api/admin/closures',
  'GET /api/admin/company-reviews',
  'GET /api/admin/encoders',
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
