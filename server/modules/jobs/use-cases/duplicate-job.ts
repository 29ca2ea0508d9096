import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { Call, Command, Outcome } from '../../../platform/commands/command.js';
import { CommandKernel } from '../../../platform/commands/command-kernel.js';
import type { Lock } from '../../../platform/commands/lock-order.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { CompanyCard } from '../../companies/index.js';
import { Job } from '../domain/job.entity.js';
import { textOf } from '../domain/posting-copy.js';
import { type PostingSetup, PostingSetups } from '../domain/posting-setups.js';
import { JobRepository } from '../persistence/job.repository.js';
import { Employer } from './employer.js';

interface Original {
  readonly company: CompanyCard;
  readonly job: Job;
  readonly setup: PostingSetup;
}

/**
 * A recruiter copies a posting of their company, also a closed one, as a new draft: text, questions, stages, scorecard and blind
 * review. Dates, views and applicants stay with the original.
 */
@Injectable()
export class DuplicateJob implements Command<string, null, Original, string> {
  readonly name = 'jobs.duplicate-posting';
  readonly actors = ['RECRUITER', 'PENDING_RECRUITER'];
  readonly events = [];

  constructor(
    private readonly employer: Employer,
    private readonly jobs: JobRepository,
    private readonly setups: PostingSetups,
    private readonly clock: Clock,
    private readonly kernel: CommandKernel,
  ) {}

  /**
   * @param key idempotency key: a repeated request returns the same copy.
   * @returns the copy's id.
   * @throws NotFound if the recruiter's company has no such posting.
   */
  execute(actor: Actor, jobId: string, key?: string): Promise<string> {
    return this.kernel.run(this, { actor, input: jobId, key });
  }

  asks(jobId: string): unknown {
    return { jobId };
  }

  resultOf({ id }: Call<string>): string {
    return id;
  }

  find(): Promise<null> {
    return Promise.resolve(null);
  }

  /** A new posting needs no locks. */
  locks(): readonly Lock[] {
    return [];
  }

  async load({ actor, input: jobId }: Call<string>): Promise<Original> {
    const company = await this.employer.ofPosting(actor);
    const job = await this.jobs.findOwn(jobId, company.id);
    if (!job) throw new NotFound();
    return { company, job, setup: await this.setups.of(jobId) };
  }

  async handle({ actor, id }: Call<string>, { company, job, setup }: Original): Promise<Outcome<string>> {
    const now = this.clock.now();
    const fresh = {
      id,
      companyId: company.id,
      companyName: company.name,
      contactUserId: actor.id,
      title: job.title,
    };
    const copy = Job.draft(fresh, job.language, now);
    copy.edit(textOf(job), now);
    this.jobs.add(copy);
    this.setups.give(setup, { jobId: id, companyId: company.id, by: actor.id });
    return { result: id, events: [] };
  }
}
