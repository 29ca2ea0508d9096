import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { LeftOutRows } from '../../../platform/database/left-out-rows.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import { CompaniesFacade, reachesPosting } from '../../companies/index.js';
import { type JobDetail, jobDetail, type OwnJobInFull, ownJobInFull } from '../http/jobs.contract.js';
import { HiddenCompanies } from '../persistence/hidden-companies.js';
import { SavedJobs } from '../persistence/saved-jobs.js';
import { JobApplications } from './job-applications.js';
import { JobCompanies } from './job-companies.js';
import { JobMatches } from './job-matches.js';
import { companyIn, fullJobColumns, type FullJobRow, jobOf } from './job-row.js';
import { OwnJobs } from './own-jobs.js';

/** One posting, as its reader may see it. */
@Injectable()
export class GetJobQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompaniesFacade,
    private readonly matches: JobMatches,
    private readonly applications: JobApplications,
    private readonly ownJobs: OwnJobs,
    private readonly clock: Clock,
    private readonly jobCompanies: JobCompanies,
    private readonly leftOut: LeftOutRows,
    private readonly saved: SavedJobs,
    private readonly hidden: HiddenCompanies,
  ) {}

  /**
   * Shows an expired posting as closed, because emails and other sites link to it.
   *
   * @throws NotFound for missing and removed postings, and for other companies' drafts and paused ones.
   */
  async execute(id: string, actor: Actor | null, language: Language): Promise<JobDetail> {
    const row = await this.find(id);
    const { video_questions, blind_review, ...shown } = row;
    const isOver = row.expires_at !== null && new Date(row.expires_at) <= this.clock.now();
    const isOpen = row.status === 'ACTIVE' && !isOver;
    const own = actor ? await this.companyOf(actor) : null;
    const resembles = await this.companies.resemblanceOf(row.company_id);
    if (own?.id === row.company_id && actor && reachesPosting(own, id)) {
      const [described] = await this.ownJobs.describe([row], own, actor);
      if (described)
        return this.leftOut.emptied('jobs', jobDetail, {
          ...described,
          video_questions,
          blind_review,
          is_open: isOpen,
          applied: false,
          match: null,
          company_resembles: resembles,
        });
    }
    if (!isOpen && (row.status === 'DRAFT' || !isOver)) throw new NotFound();
    const companies = await this.jobCompanies.of([row]);
    const seekerId = actor?.role === 'JOB_SEEKER' ? actor.id : null;
    const match = seekerId === null ? null : await this.matches.ofSeeker(seekerId, id, language);
    const applied = seekerId !== null && (await this.applications.hasApplied(seekerId, id));
    const marks = seekerId === null ? {} : await this.marksOf(seekerId, row);
    return {
      ...jobOf(shown, companyIn(companies, row)),
      video_questions,
      is_open: isOpen,
      applied,
      match,
      ...marks,
      company_resembles: resembles,
    };
  }

  /**
   * The posting as its own company sees it, after a change.
   *
   * @throws NotFound if it is not the caller's company's.
   */
  async own(id: string, actor: Actor): Promise<OwnJobInFull> {
    const row = await this.find(id);
    const company = await this.companyOf(actor);
    if (!company || company.id !== row.company_id) throw new NotFound();
    const [described] = await this.ownJobs.describe([row], company, actor);
    if (!described) throw new NotFound();
    return this.leftOut.emptied('jobs', ownJobInFull, {
      ...described,
      video_questions: row.video_questions,
      blind_review: row.blind_review,
    });
  }

  private async marksOf(seekerId: string, { id, company_id, location, remote }: FullJobRow) {
    return {
      commute: remote || location === null ? null : await this.matches.straightLineOf(seekerId, location),
      saved: await this.saved.has(seekerId, id),
      company_hidden: await this.hidden.has(seekerId, company_id),
    };
  }

  private async find(id: string): Promise<FullJobRow> {
    const [row] = await this.em.execute<FullJobRow[]>(
      `select ${fullJobColumns} from job j where j.id = ? and j.status <> 'CLOSED'`,
      [id],
    );
    if (!row) throw new NotFound();
    return row;
  }

  private companyOf(actor: Actor): ReturnType<CompaniesFacade['companyOf']> {
    return actor.role === 'JOB_SEEKER' ? Promise.resolve(null) : this.companies.companyOf(actor.id);
  }
}
