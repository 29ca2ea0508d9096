import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { type Call, type Command, type Outcome, commandEvent } from '../../../platform/commands/command.js';
import { CommandKernel } from '../../../platform/commands/command-kernel.js';
import type { Lock } from '../../../platform/commands/lock-order.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Job } from '../domain/job.entity.js';
import { jobClosed } from '../domain/job.events.js';
import type { CloseJobInput } from '../http/jobs.contract.js';
import { JobHistory } from '../persistence/job-history.js';
import { JobRepository } from '../persistence/job.repository.js';
import { Employer, partyOf } from './employer.js';

interface Closing extends CloseJobInput {
  readonly jobId: string;
}

/**
 * A recruiter closes a posting and says why. Its open applications end, and their people are notified: of a filled or cancelled
 * position as such, never of the note.
 */
@Injectable()
export class CloseJob implements Command<Closing, null, Job, string> {
  readonly name = 'jobs.close-posting';
  readonly actors = ['RECRUITER', 'PENDING_RECRUITER'];
  readonly events = [jobClosed];

  constructor(
    private readonly employer: Employer,
    private readonly jobs: JobRepository,
    private readonly history: JobHistory,
    private readonly clock: Clock,
    private readonly kernel: CommandKernel,
  ) {}

  /**
   * @param key idempotency key: a repeated request changes nothing.
   * @throws NotFound if the recruiter's company has no such posting that is not closed.
   * @throws StatusRefused if hiring for a draft is put on hold.
   */
  async execute(actor: Actor, jobId: string, input: CloseJobInput, key?: string): Promise<void> {
    await this.kernel.run(this, { actor, input: { jobId, ...input }, key });
  }

  asks(input: Closing): unknown {
    return input;
  }

  resultOf({ input }: Call<Closing>): string {
    return input.jobId;
  }

  find(): Promise<null> {
    return Promise.resolve(null);
  }

  /** Only the posting's row is locked. */
  locks(): readonly Lock[] {
    return [];
  }

  async load({ actor, input }: Call<Closing>): Promise<Job> {
    const company = await this.employer.ofPosting(actor);
    const job = await this.jobs.findOwnForChange(input.jobId, company.id);
    if (!job) throw new NotFound();
    return job;
  }

  handle({ actor, input }: Call<Closing>, job: Job): Promise<Outcome<string>> {
    const before = job.status;
    job.close(input.reason, input.note ?? null, partyOf(actor), this.clock.now());
    this.history.note(job, before, actor.id);
    const events = before === 'ACTIVE' ? [commandEvent(jobClosed, { job_id: job.id, company_id: job.companyId })] : [];
    return Promise.resolve({ result: job.id, events });
  }
}
