import type { EntityManager } from '@mikro-orm/postgresql';
import { claimMessages } from '../../../server/platform/outbox/claim-messages.js';
import { JobRegistry } from '../../../server/platform/queue/job-registry.js';
import { runJob } from '../../support/jobs.js';
import { query } from '../../support/query.js';
import { lists, otherSides } from './lists.js';
import { type Market, PAGE, sent } from './market.js';

/** The work of a request or a job, by name. */
export type GrowthPaths = Readonly<Record<string, () => Promise<unknown>>>;

/** Reads besides the lists. */
const readings: Readonly<Record<string, (market: Market) => { readonly token: string; readonly url: string }>> = {
  'GET /api/health/ready': () => ({ token: '', url: '/api/health/ready' }),
  'GET /api/messages/unread/count': ({ recruiter }) => ({ ...recruiter, url: '/api/messages/unread/count' }),
  'GET /api/messages/unread/count, a job seeker': ({ nurses }) => ({
    token: nurses[0]?.token ?? '',
    url: '/api/messages/unread/count',
  }),
  'GET /api/messages/conversations, a job seeker': ({ nurses }) => ({
    token: nurses[0]?.token ?? '',
    url: '/api/messages/conversations',
  }),
  'GET /api/users/{id}': ({ recruiter, nurses }) => ({ ...recruiter, url: `/api/users/${nurses[0]?.id}` }),
  'GET /api/jobs/{id}': ({ welder, jobId }) => ({ ...welder, url: `/api/jobs/${jobId}` }),
};

const ZYMURGY = { skills: 'Zymurgie' };

/** Rows that the market does not have: presets and searches with alerts, and files that were sent and checked. */
export async function fillGrowth({ app, rival, nurses: [nurse] }: Market): Promise<void> {
  const preset = await app.request<{ id: string }>({
    method: 'POST',
    url: '/api/filter-presets',
    token: rival.token,
    payload: { name: 'Zymurgie', filters: ZYMURGY },
  });
  await sent(app, rival.token, 'PUT', `/api/notifications/preset-alerts/${preset.body.id}`, { alert: true });
  await sent(app, nurse?.token ?? '', 'POST', '/api/saved-searches', {
    name: 'Zymurgie',
    filters: { search: 'zymurgiste' },
  });
  await query(
    app.databaseUrl,
    `with file as (
       insert into owned_file (id, owner_id, kind, name, storage_key, content_type, size_bytes, sha256, created_at)
       select m.id, m.sender_id, 'attachment', 'cv.pdf', 'files/' || m.id, 'application/pdf', 1000, repeat('0', 64), now() - interval '3 days'
         from message m returning id)
     insert into message_attachment (file_id, message_id, position) select id, id, 1 from file`,
  );
  await runJob(app.app, 'messaging.sweep-attachments');
  await runJob(app.app, 'credits.audit-ledger');
  await runJob(app.app, 'notifications.alert-recruiters', { seeker_id: nurse?.id });
}

/** All lists, a few other reads, every job with a schedule, and the jobs that look for the people of an event. */
export function growthPaths(market: Market): GrowthPaths {
  const { app } = market;
  const read = async ({ token, url }: { readonly token: string; readonly url: string }): Promise<void> => {
    const { status, text } = await app.request({ token, url });
    if (status !== 200) throw new Error(`${url} answered ${status}: ${text}`);
  };
  const requests = [
    ...Object.entries({ ...lists, ...otherSides }).map(
      ([name, listOf]) =>
        [name, () => ({ token: listOf(market).token, url: `${listOf(market).url}limit=${PAGE}` })] as const,
    ),
    ...Object.entries(readings).map(([name, of]) => [name, () => of(market)] as const),
  ];
  const scheduled = app.app
    .get<JobRegistry>(JobRegistry)
    .jobs()
    .filter(({ schedule }) => schedule);
  return {
    ...Object.fromEntries(requests.map(([name, request]) => [name, () => read(request())])),
    ...Object.fromEntries(scheduled.map(({ name }) => [`job ${name}`, () => runJob(app.app, name)])),
    'job notifications.alert-recruiters': () =>
      runJob(app.app, 'notifications.alert-recruiters', { seeker_id: market.welder.id }),
    'job notifications.alert-searchers': () =>
      runJob(app.app, 'notifications.alert-searchers', { job_id: market.jobId }),
    'a turn of the outbox’s relay': () =>
      app.orm.em.fork().transactional((em) => claimMessages(em as EntityManager, 50)),
  };
}

/** Paths that read more with more people, up to a limit above the size of the test, or in proportion to what happened lately. */
export const bounded: Readonly<Record<string, string>> = {
  'GET /api/admin/approvals': 'counts all accounts by an index, for the exact total',
  'GET /api/health/ready': 'counts up to 1,000 waiting messages',
  'GET /api/companies': 'counts up to 1,000 companies',
  'GET /api/companies/directory': 'counts up to 1,000 companies',
  'GET /api/users': 'counts facets of up to 10,000 people',
  'job credits.audit-ledger': 'reads up to 5,000 transactions of its complete pass in a run',
  'job applications.remind-of-interviews': 'reads interviews of the next day',
  'job billing.watch-balances': 'reads accounts that changed within a day',
  'job matching.find-missing-candidates': 'compares up to 50,000 with the index in a run',
  'job matching.find-missing-subjects': 'compares up to 50,000 with the index in a run',
  'job matching.write-index-snapshots': 'counts up to 10,000 people and postings',
};
