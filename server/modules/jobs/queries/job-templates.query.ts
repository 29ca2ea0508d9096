import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { JobTemplate, MAX_JOB_TEMPLATES } from '../domain/job-template.entity.js';
import type { PostingSetup } from '../domain/posting-setups.js';
import type {
  JobTemplate as ShownTemplate,
  JobTemplates as ShownTemplates,
  ListedJobTemplate,
} from '../http/job-templates.contract.js';
import { Employer } from '../use-cases/employer.js';

interface Row {
  id: string;
  name: string;
  title: string;
  has_stages: boolean;
  has_scorecard: boolean;
  created_at: string;
}

/** A company's templates of postings. */
@Injectable()
export class JobTemplates {
  constructor(
    private readonly em: EntityManager,
    private readonly employer: Employer,
  ) {}

  /** @throws NotFound if it is not the caller's company. */
  async list(actor: Actor, companyId: string): Promise<ShownTemplates> {
    await this.employer.ofCompany(actor, companyId);
    const rows = await this.em.execute<Row[]>(
      `select id, name, posting ->> 'title' as title, stages is not null as has_stages,
              criteria is not null as has_scorecard, created_at
         from job_template where company_id = ? order by name, id limit ?`,
      [companyId, MAX_JOB_TEMPLATES],
    );
    return { templates: rows.map((row): ListedJobTemplate => ({ ...row, created_at: isoTime(row.created_at) })) };
  }

  /** @throws NotFound if it is another company's. */
  async one(actor: Actor, companyId: string, id: string): Promise<ShownTemplate> {
    await this.employer.ofCompany(actor, companyId);
    const found = await this.em.findOne(JobTemplate, { id, companyId });
    if (!found) throw new NotFound();
    const { posting, stages, criteria } = found;
    return {
      id,
      name: found.name,
      title: posting.title,
      has_stages: stages !== null,
      has_scorecard: criteria !== null,
      created_at: found.createdAt.toISOString(),
      posting: {
        title: posting.title,
        department: posting.department,
        description: posting.description,
        requirements: [...posting.requirements],
        benefits: [...posting.benefits],
        video_questions: [...posting.videoQuestions],
        blind_review: posting.blindReview,
        location: posting.location,
        remote: posting.remote,
        language: posting.language,
        job_type: posting.jobType,
        salary_range: posting.salaryRange,
      },
    };
  }

  /** Stages and scorecard of a template; null if the company has none with that id. */
  async setupOf(companyId: string, id: string): Promise<PostingSetup | null> {
    const found = await this.em.findOne(JobTemplate, { id, companyId });
    return found && { stages: found.stages, criteria: found.criteria };
  }
}

const isoTime = (value: string): string => new Date(value).toISOString();
