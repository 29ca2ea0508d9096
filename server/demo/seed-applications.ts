import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { Apply } from '../modules/applications/use-cases/apply.js';
import { demoAccounts } from '../modules/identity/domain/demo-accounts.js';
import { ApplicationSteps } from './application-steps.js';
import { applications } from './content/applications.js';
import type { DemoApplication } from './content/applications-first.js';
import type { CompanyKey } from './content/content-types.js';
import type { DemoClock } from './demo-clock.js';
import { frenchTypography } from './french-typography.js';
import type { SeededCompany } from './seed-companies.js';

const DAY = 86_400_000;

/** A visitor may have renamed or removed an account or a posting of the demo; if one is not found, its application is left out. */
async function placesOf(
  em: EntityManager,
  { seeker, job }: DemoApplication,
  companyId: string,
): Promise<{ seekerId: string; jobId: string } | null> {
  const [found] = await em.execute<{ seeker_id: string; job_id: string }[]>(
    `select a.id as seeker_id, j.id as job_id
       from account a
       join job j on j.company_id = ? and j.status = 'ACTIVE' and j.expires_at > now() and starts_with(j.title, ?)
      where a.email = ? and a.user_type = 'JOB_SEEKER' and a.status = 'ACTIVE'
        and not exists (select 1 from application p where p.seeker_id = a.id and p.job_id = j.id)
      order by j.created_at limit 1`,
    [companyId, job, seeker ?? demoAccounts.JOB_SEEKER.email],
  );
  return found ? { seekerId: found.seeker_id, jobId: found.job_id } : null;
}

/** Creates each missing application of the demo whose seeker and posting exist, with its answer. */
export async function seedApplications(
  app: INestApplicationContext,
  clock: DemoClock,
  companies: ReadonlyMap<CompanyKey, SeededCompany>,
): Promise<void> {
  const em = app.get(EntityManager, { strict: false });
  const apply = app.get(Apply, { strict: false });
  const steps = new ApplicationSteps(app);
  for (const application of applications) {
    const company = companies.get(application.company);
    const places = company && (await placesOf(em, application, company.companyId));
    if (!company || !places) continue;
    const { seekerId, jobId } = places;
    const coverLetter = application.letter === null ? null : frenchTypography(application.letter);
    const id = await clock.ago(application.daysAgo * DAY, () =>
      apply.execute(seekerId, { jobId, coverLetter, videoId: null, source: application.source }),
    );
    const recruiter = { id: company.recruiterId, sessionId: 'demo-content', role: 'RECRUITER' };
    const seeker = { id: seekerId, sessionId: 'demo-content', role: 'JOB_SEEKER' };
    await clock.ago((application.daysAgo - 1) * DAY + DAY / 2, () =>
      steps.play({ id, recruiter, seeker }, application.answer),
    );
  }
}
