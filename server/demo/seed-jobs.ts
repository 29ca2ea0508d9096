import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { postingLanguage } from '../modules/jobs/domain/posting-language.js';
import { CreateJob } from '../modules/jobs/use-cases/create-job.js';
import type { CompanyKey, DemoJob } from './content/content-types.js';
import { jobs } from './content/jobs.js';
import type { DemoClock } from './demo-clock.js';
import { frenchTypography } from './french-typography.js';
import type { SeededCompany } from './seed-companies.js';

/** Milliseconds between two postings: the forty postings cover the last two and a half weeks. */
const SPACING = 10.5 * 3_600_000;

/** Titles of the company's postings in any status, so that one that its recruiter paused or removed is not created again. */
async function titlesOf(em: EntityManager, companyId: string): Promise<ReadonlySet<string>> {
  const rows = await em.execute<{ title: string }[]>('select title from job where company_id = ?', [companyId]);
  return new Set(rows.map((row) => row.title));
}

interface Typeset extends Omit<DemoJob, 'company'> {
  requirements: string[];
  benefits: string[];
  video_questions: string[];
}

function typeset(job: DemoJob): Typeset {
  const { company: _company, ...posting } = job;
  const isFrench = postingLanguage(`${job.title}\n${job.description}`) === 'fr';
  const set = (text: string): string => (isFrench ? frenchTypography(text) : text);
  return {
    ...posting,
    title: set(job.title),
    description: set(job.description),
    requirements: job.requirements.map(set),
    benefits: job.benefits.map(set),
    video_questions: (job.video_questions ?? []).map(set),
    salary_range: set(job.salary_range),
  };
}

/** Creates and publishes each posting that its company does not have yet. The first of the list is the newest. */
export async function seedJobs(
  app: INestApplicationContext,
  clock: DemoClock,
  companies: ReadonlyMap<CompanyKey, SeededCompany>,
): Promise<void> {
  const em = app.get(EntityManager, { strict: false });
  const createJob = app.get(CreateJob, { strict: false });
  const known = new Map<string, ReadonlySet<string>>();
  for (const { companyId } of companies.values()) known.set(companyId, await titlesOf(em, companyId));

  for (const [at, job] of [...jobs.entries()].reverse()) {
    const company = companies.get(job.company);
    if (!company) throw new Error(`no company for « ${job.title} »`);
    const posting = typeset(job);
    if (known.get(company.companyId)?.has(posting.title)) continue;
    const recruiter = { id: company.recruiterId, sessionId: 'demo-content', role: 'RECRUITER' };
    await clock.ago((at + 1) * SPACING, () => createJob.execute(recruiter, { ...posting, status: 'ACTIVE' }));
  }
}
