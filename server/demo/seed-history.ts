import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { Apply } from '../modules/applications/use-cases/apply.js';
import { CloseJob } from '../modules/jobs/use-cases/close-job.js';
import { CreateJob } from '../modules/jobs/use-cases/create-job.js';
import type { Actor } from '../platform/auth/actor.js';
import { ApplicationSteps } from './application-steps.js';
import type { CompanyKey } from './content/content-types.js';
import { type PastPosting, pastPostings } from './content/past-postings.js';
import type { DemoClock } from './demo-clock.js';
import { frenchTypography } from './french-typography.js';
import type { SeededCompany } from './seed-companies.js';
import { typeset } from './seed-jobs.js';

const DAY = 86_400_000;

interface Standing {
  readonly id: string;
  readonly status: string;
}

async function standingOf(em: EntityManager, companyId: string, title: string): Promise<Standing | undefined> {
  const [job] = await em.execute<Standing[]>(
    'select id, status from job where company_id = ? and title = ? order by created_at limit 1',
    [companyId, title],
  );
  return job;
}

/** Null if the account is gone, or the person applied before. */
async function applicantOf(em: EntityManager, email: string, jobId: string): Promise<Actor | null> {
  const [found] = await em.execute<{ id: string }[]>(
    `select a.id from account a
      where a.email = ? and a.status = 'ACTIVE'
        and not exists (select 1 from application p where p.seeker_id = a.id and p.job_id = ?)`,
    [email, jobId],
  );
  return found ? { id: found.id, sessionId: 'demo-content', role: 'JOB_SEEKER' } : null;
}

/** Creates postings of the last six months with their applications, and closes them. */
export class SeedHistory {
  private readonly em: EntityManager;
  private readonly createJob: CreateJob;
  private readonly closeJob: CloseJob;
  private readonly apply: Apply;
  private readonly steps: ApplicationSteps;

  constructor(
    app: INestApplicationContext,
    private readonly clock: DemoClock,
  ) {
    this.em = app.get(EntityManager, { strict: false });
    this.createJob = app.get(CreateJob, { strict: false });
    this.closeJob = app.get(CloseJob, { strict: false });
    this.apply = app.get(Apply, { strict: false });
    this.steps = new ApplicationSteps(app);
  }

  async execute(companies: ReadonlyMap<CompanyKey, SeededCompany>): Promise<void> {
    for (const past of pastPostings) {
      const company = companies.get(past.posting.company);
      if (company) await this.repeat(past, company);
    }
  }

  private async repeat(past: PastPosting, { companyId, recruiterId }: SeededCompany): Promise<void> {
    const { publishedDaysAgo, closedDaysAgo, reason } = past;
    const recruiter: Actor = { id: recruiterId, sessionId: 'demo-content', role: 'RECRUITER' };
    const posting = typeset(past.posting);
    if (!(await standingOf(this.em, companyId, posting.title)))
      await this.clock.ago(publishedDaysAgo * DAY, () =>
        this.createJob.execute(recruiter, { ...posting, status: 'ACTIVE' }),
      );
    const job = await standingOf(this.em, companyId, posting.title);
    if (!job || job.status === 'CLOSED') return;
    // The worker pauses postings whose time is over, and this one may be next: then it gets no more applications.
    if (job.status === 'ACTIVE') await this.receive(past, job.id, recruiter);
    await this.clock.ago(closedDaysAgo * DAY, () => this.closeJob.execute(recruiter, job.id, { reason }));
  }

  private async receive({ applications }: PastPosting, jobId: string, recruiter: Actor): Promise<void> {
    for (const { seeker: email, daysAgo, source, letter, answer } of applications) {
      const seeker = email === undefined ? null : await applicantOf(this.em, email, jobId);
      if (!seeker) continue;
      const coverLetter = letter && frenchTypography(letter);
      const id = await this.clock.ago(daysAgo * DAY, () =>
        this.apply.execute(seeker.id, { jobId, coverLetter, videoId: null, source }),
      );
      await this.clock.ago((daysAgo - 4) * DAY, () => this.steps.play({ id, recruiter, seeker }, answer));
    }
  }
}
