import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import type { SimilarJobs } from '../http/saved-jobs.contract.js';
import { HiddenCompanies } from '../persistence/hidden-companies.js';
import { SavedJobs } from '../persistence/saved-jobs.js';
import { JobCompanies } from './job-companies.js';
import { openAt } from './job-filter.js';
import { JobMatches } from './job-matches.js';
import { companyIn, jobColumns, jobOf, type JobRow } from './job-row.js';
import { PageMarks } from './page-marks.js';

const SHOWN = 6;

/** Open postings like one that anybody may read, without those of companies that the reader hides. */
@Injectable()
export class SimilarJobsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly saved: SavedJobs,
    private readonly hidden: HiddenCompanies,
    private readonly matches: JobMatches,
    private readonly jobCompanies: JobCompanies,
    private readonly marks: PageMarks,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound for postings that are drafts, taken back or missing. */
  async execute(jobId: string, actor: Actor | null, language: Language): Promise<SimilarJobs> {
    const now = this.clock.now();
    if (!(await this.saved.isReadable(jobId, now))) throw new NotFound();
    const like = await this.matches.similarTo(jobId);
    if (like.length === 0) return { jobs: [] };
    const seekerId = actor?.role === 'JOB_SEEKER' ? actor.id : null;
    const hidden = seekerId === null ? [] : await this.hidden.of(seekerId);
    const open = openAt(now);
    const rows = await this.em.execute<JobRow[]>(
      `select ${jobColumns} from jsonb_array_elements_text(?::jsonb) with ordinality as near (id, place)
         join job j on j.id = near.id::uuid
        where ${open.sql}${hidden.length > 0 ? ` and j.company_id not in (${hidden.map(() => '?').join(', ')})` : ''}
        order by near.place limit ${SHOWN}`,
      [JSON.stringify(like), ...open.params, ...hidden],
    );
    const companies = await this.jobCompanies.of(rows);
    const jobs = rows.map((row) => jobOf(row, companyIn(companies, row)));
    if (seekerId === null) return { jobs };
    const mark = await this.marks.of(
      seekerId,
      jobs.map(({ id }) => id),
      language,
    );
    return { jobs: jobs.map((job) => ({ ...job, ...mark(job.id) })) };
  }
}
