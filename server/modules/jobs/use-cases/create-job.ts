import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { type Call, type Command, type Outcome, commandEvent } from '../../../platform/commands/command.js';
import { CommandKernel } from '../../../platform/commands/command-kernel.js';
import type { Lock } from '../../../platform/commands/lock-order.js';
import type { CompanyCard } from '../../companies/index.js';
import { Job } from '../domain/job.entity.js';
import { jobPublished } from '../domain/job.events.js';
import { TemplateMissing } from '../domain/job.errors.js';
import { postingLanguage } from '../domain/posting-language.js';
import { type PostingSetup, PostingSetups } from '../domain/posting-setups.js';
import type { CreateJobInput } from '../http/jobs.contract.js';
import { JobHistory } from '../persistence/job-history.js';
import { JobRepository } from '../persistence/job.repository.js';
import { JobTemplates } from '../queries/job-templates.query.js';
import { assertMayPublish, Employer, partyOf } from './employer.js';
import { detailsOf } from './job-details.js';

interface Start {
  readonly company: CompanyCard;
  /** Stages and scorecard of the template, if it starts from one. */
  readonly setup: PostingSetup | null;
}

/** A recruiter creates a posting for their company: a draft, or published immediately. */
@Injectable()
export class CreateJob implements Command<CreateJobInput, null, Start, string> {
  readonly name = 'jobs.create-posting';
  readonly actors = ['RECRUITER', 'PENDING_RECRUITER'];
  readonly events = [jobPublished];

  constructor(
    private readonly employer: Employer,
    private readonly jobs: JobRepository,
    private readonly history: JobHistory,
    private readonly templates: JobTemplates,
    private readonly setups: PostingSetups,
    private readonly clock: Clock,
    private readonly kernel: CommandKernel,
  ) {}

  /**
   * @param key idempotency key: a repeated request returns the same posting.
   * @returns the new posting's id.
   * @throws CompanyMissing, NotOwnCompany, TemplateMissing, JobIncomplete, ExpiryRefused; Forbidden if an unapproved account publishes.
   */
  execute(actor: Actor, input: CreateJobInput, key?: string): Promise<string> {
    return this.kernel.run(this, { actor, input, key });
  }

  asks(input: CreateJobInput): unknown {
    return input;
  }

  resultOf({ id }: Call<CreateJobInput>): string {
    return id;
  }

  find(): Promise<null> {
    return Promise.resolve(null);
  }

  /** A new posting needs no locks. */
  locks(): readonly Lock[] {
    return [];
  }

  async load({ actor, input }: Call<CreateJobInput>): Promise<Start> {
    const company = await this.employer.of(actor, input.company_name);
    const setup = input.template_id ? await this.templates.setupOf(company.id, input.template_id) : null;
    if (input.template_id && !setup) throw new TemplateMissing();
    return { company, setup };
  }

  async handle({ actor, input, id }: Call<CreateJobInput>, { company, setup }: Start): Promise<Outcome<string>> {
    const now = this.clock.now();
    const language = input.language ?? postingLanguage(`${input.title}\n${input.description ?? ''}`);
    const job = Job.draft(
      { id, companyId: company.id, companyName: company.name, contactUserId: actor.id, title: input.title },
      language,
      now,
    );
    job.edit(detailsOf(input), now);
    if (input.status === 'ACTIVE') {
      assertMayPublish(actor);
      job.bring('ACTIVE', partyOf(actor), now);
    }
    this.jobs.add(job);
    this.history.note(job, 'DRAFT', actor.id);
    if (setup) this.setups.give(setup, { jobId: id, companyId: company.id, by: actor.id });
    // Drafts publish no event.
    const events = job.status === 'ACTIVE' ? [commandEvent(jobPublished, { job_id: id, company_id: company.id })] : [];
    return { result: id, events };
  }
}
