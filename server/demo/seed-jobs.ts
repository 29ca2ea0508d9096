import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { postingLanguage } from '../modules/jobs/domain/posting-language.js';
import { CreateJob } from '../modules/jobs/use-cases/create-job.js';
import { applications } from './content/applications.js';
import type { CompanyKey, DemoJob } from './content/content-types.js';
import { jobs } from './content/jobs.js';
import type { DemoClock } from './demo-clock.js';
import { frenchTypography } from './french-typography.js';
import type { SeededCompany } from './seed-companies.js';

/** Milliseconds between two postings: the sixty postings cover the last two and a half weeks. */
const SPACING = 7 * 3_600_000;

const DAY = 86_400_000;

/** How long ago a posting was published: before the first application to it. */
function ageOf(job: DemoJob, at: number): number {
  const received = applications.filter(
    ({ company, job: title }) => company === job.company && frenchTypography(job.title).startsWith(title),
  );
  return Math.max((at + 1) * SPACING, ...received.map(({ daysAgo }) => (daysAgo + 1.5) * DAY));
}

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

/** The posting with French typography, if it is French. */
export function typeset(job: DemoJob): Typeset {
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
    await clock.ago(ageOf(job, at), () => createJob.execute(recruiter, { ...posting, status: 'ACTIVE' }));
  }
}
