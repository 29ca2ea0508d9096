import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CoreModule } from '../../../server/app.module.js';
import { applications } from '../../../server/demo/content/applications.js';
import { inquiries, reports, studioBookings } from '../../../server/demo/content/back-office.js';
import { companies } from '../../../server/demo/content/companies.js';
import { companyVideos } from '../../../server/demo/content/company-videos.js';
import { jobs } from '../../../server/demo/content/jobs.js';
import { pastPostings } from '../../../server/demo/content/past-postings.js';
import { reservations } from '../../../server/demo/content/reservations.js';
import { savedPostings, savedSearches, shortlists } from '../../../server/demo/content/habits.js';
import { jobTemplates, shareLinks } from '../../../server/demo/content/sharing.js';
import { seekers } from '../../../server/demo/content/seekers.js';
import { colleagues, opinions } from '../../../server/demo/content/team.js';
import { messageTemplateTexts } from '../../../server/demo/content/texts.js';
import { accounts } from '../../../server/demo/demo-accounts.js';
import { DemoClock } from '../../../server/demo/demo-clock.js';
import { seedDemo } from '../../../server/demo/seed-demo.js';
import { CreateJob } from '../../../server/modules/jobs/use-cases/create-job.js';
import { parseEnv } from '../../../server/platform/config/env.js';
import { createLogger } from '../../../server/platform/logging/logger.js';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';

const clips = seekers.filter(({ video_title: title }) => title).length + companyVideos.length;

const whole = {
  companies: companies.length,
  members: companies.length + colleagues.length,
  jobs: jobs.length + pastPostings.length,
  active: jobs.length,
  seekers: seekers.length,
  blank_seekers: 0,
  videos: clips,
  captions: 2 * clips,
  clips_with_chapters: clips,
  portraits: seekers.length + companies.length + colleagues.length,
  logos: companies.length,
  company_videos: companyVideos.length,
  applications: applications.length + pastPostings.flatMap((past) => past.applications).length,
  hired: 2,
  application_statuses: 7,
  reservations: reservations.length,
  reservation_statuses: 5,
  reviews: opinions.filter(({ scores }) => scores).length,
  notes: opinions.filter(({ note }) => note).length,
  saved_jobs: savedPostings.length,
  saved_searches: savedSearches.length,
  starred: shortlists.flatMap(({ people }) => people).length,
  share_links: shareLinks.length,
  share_link_views: shareLinks.flatMap(({ readDaysAgo }) => readDaysAgo).length,
  shared_people: shareLinks.flatMap(({ people }) => people).length,
  readers_answers: shareLinks.flatMap(({ people }) => people.filter(([, feedback]) => feedback)).length,
  job_templates: jobTemplates.length,
  message_templates: messageTemplateTexts.length,
  signatures: 1,
  inquiries: inquiries.length,
  bookings_to_confirm: studioBookings.length,
  open_reports: reports.length,
  operators: 1,
  published_events: jobs.length + pastPostings.length,
  unread: 0,
  unseen_seekers: 0,
  upload_events: clips,
  demo_credits: 150,
};

describe('the demo content', () => {
  let database: TestDatabase;
  let folder: string;
  let clock: DemoClock;
  let app: INestApplicationContext;

  beforeEach(async () => {
    database = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'entrevue-test-'));
    const env = parseEnv({ NODE_ENV: 'test', DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'silent' });
    clock = new DemoClock();
    app = await NestFactory.createApplicationContext(
      CoreModule.forRoot({ env, clock, logger: createLogger('silent'), applicationName: 'entrevue-test' }),
      { logger: false, abortOnError: false },
    );
  });
  afterEach(async () => {
    await app.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  async function counts(): Promise<unknown> {
    const [row] = await app.get(EntityManager, { strict: false }).execute<object[]>(`
      select (select count(*)::int from company) as companies,
             (select count(*)::int from company_member) as members,
             (select count(*)::int from job) as jobs,
             (select count(*)::int from job where status = 'ACTIVE' and expires_at > now()) as active,
             (select count(*)::int from account where user_type = 'JOB_SEEKER') as seekers,
             (select count(*)::int from account a join profile p on p.account_id = a.id
               where a.user_type = 'JOB_SEEKER' and (p.bio is null or cardinality(p.skills) < 3)) as blank_seekers,
             (select count(*)::int from video) as videos,
             (select count(*)::int from video_transcript where is_visible) as captions,
             (select count(distinct video_id)::int from video_question) as clips_with_chapters,
             (select count(*)::int from owned_file where kind = 'avatar') as portraits,
             (select count(*)::int from company where logo_url is not null) as logos,
             (select count(*)::int from company_video) as company_videos,
             (select count(*)::int from application) as applications,
             (select count(distinct status)::int from application) as application_statuses,
             (select count(*)::int from application p join match m on m.seeker_id = p.seeker_id and m.job_id = p.job_id
               where m.status = 'HIRED') as hired,
             (select count(*)::int from job j where not exists (select 1 from job_view v where v.job_id = j.id)) as unread,
             (select count(*)::int from account a where a.user_type = 'JOB_SEEKER' and not exists
               (select 1 from access_log l where l.seeker_id = a.id and l.kind = 'VIEWED')) as unseen_seekers,
             (select count(*)::int from reservation) as reservations,
             (select count(distinct status)::int from reservation) as reservation_statuses,
             (select count(*)::int from application_review where submitted_at is not null) as reviews,
             (select count(*)::int from application_note) as notes,
             (select count(*)::int from saved_job) as saved_jobs,
             (select count(*)::int from saved_search) as saved_searches,
             (select count(*)::int from shortlist_person) as starred,
             (select count(*)::int from share_link where expires_at > now() and revoked_at is null) as share_links,
             (select sum(views)::int from share_link) as share_link_views,
             (select count(*)::int from share_link_person) as shared_people,
             (select count(*)::int from share_link_feedback) as readers_answers,
             (select count(*)::int from job_template) as job_templates,
             (select count(*)::int from message_template) as message_templates,
             (select count(*)::int from message_signature) as signatures,
             (select count(*)::int from inquiry where status = 'NEW') as inquiries,
             (select count(*)::int from studio_booking where confirm_by is null and status = 'PENDING') as bookings_to_confirm,
             (select count(*)::int from report where status = 'OPEN') as open_reports,
             (select count(*)::int from account where user_type = 'OPERATOR') as operators,
             (select count(*)::int from outbox_message where name = 'jobs.job-published') as published_events,
             (select count(*)::int from outbox_message where name = 'media.video-uploaded') as upload_events,
             (select c.available from credit_account c join account a on a.id = c.owner_id
               where a.email = 'recruiter@demo.example') as demo_credits`);
    return row;
  }

  it('is created once, completely, with jobs for the worker; another run changes nothing', async () => {
    expect(await seedDemo(app, clock)).toBe(true);
    expect(await counts()).toEqual(whole);
    expect(await seedDemo(app, clock)).toBe(false);
    expect(await counts()).toEqual(whole);

    const em = app.get(EntityManager, { strict: false });
    const found = await em.execute<{ email: string }[]>('select email from account where email in (?) order by email', [
      accounts.map(({ email }) => email),
    ]);
    expect(found).toHaveLength(accounts.length);
    const spread = await em.execute<{ days: number; late: number }[]>(
      `select count(distinct published_at::date)::int as days,
              count(*) filter (where published_at > now())::int as late from job`,
    );
    expect(spread[0]?.days).toBeGreaterThan(10);
    expect(spread[0]?.late).toBe(0);

    // People's own changes stay, even if the end mark of the seeding is missing: a removed posting stays removed, an edited profile
    // stays edited.
    await em.execute(`update job set status = 'CLOSED', closed_at = now() where title like 'Comptable%'`);
    await em.execute(`update profile set bio = 'À moi', skills = '{Macramé}' where account_id =
      (select id from account where email = 'candidate@demo.example')`);
    await em.execute(
      `update account set email = 'someone@else.example', user_type = 'RECRUITER' where user_type = 'OPERATOR'`,
    );
    await seedDemo(app, clock);
    expect(await counts()).toMatchObject({ jobs: whole.jobs, active: whole.active - 1, blank_seekers: 1 });
  }, 240_000);

  it('continues where a run was interrupted, even without its mark', async () => {
    const createJob = app.get(CreateJob, { strict: false });
    const original = createJob.execute.bind(createJob);
    let calls = 0;
    createJob.execute = (...input) => {
      calls += 1;
      return calls === 7 ? Promise.reject(new Error('the power went')) : original(...input);
    };
    await expect(seedDemo(app, clock)).rejects.toThrow('the power went');
    expect(await counts()).toMatchObject({ companies: companies.length, jobs: 6, seekers: 0, operators: 0 });

    expect(await seedDemo(app, clock)).toBe(true);
    expect(await counts()).toEqual(whole);

    // As if the run had been interrupted right before its last step.
    const em = app.get(EntityManager, { strict: false });
    await em.execute(
      `update account set email = 'someone@else.example', user_type = 'RECRUITER' where user_type = 'OPERATOR'`,
    );
    expect(await seedDemo(app, clock)).toBe(true);
    expect(await counts()).toEqual(whole);
  }, 240_000);
});
