import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Job } from '../domain/job.entity.js';
import { postingLanguage } from '../domain/posting-language.js';
import type { CreateJobInput } from '../http/jobs.contract.js';
import { JobRepository } from '../persistence/job.repository.js';
import { announce } from './announce.js';
import { assertMayPublish, Employer, partyOf } from './employer.js';
import { detailsOf } from './job-details.js';

/** A recruiter writes a posting for their company: a draft, or published at once. */
@Injectable()
export class CreateJob {
  constructor(
    private readonly employer: Employer,
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @returns the new posting's id.
   * @throws CompanyMissing, NotOwnCompany, JobIncomplete, ExpiryRefused; Forbidden when an unapproved account publishes.
   */
  async execute(actor: Actor, input: CreateJobInput): Promise<string> {
    return this.transaction.run(async () => {
      const company = await this.employer.of(actor, input.company_name);
      const now = this.clock.now();
      const language = input.language ?? postingLanguage(`${input.title}\n${input.description ?? ''}`);
      const job = Job.draft(
        { id: newId(), companyId: company.id, companyName: company.name, contactUserId: actor.id, title: input.title },
        language,
        now,
      );
      job.edit(detailsOf(input), now);
      if (input.status === 'ACTIVE') {
        assertMayPublish(actor);
        job.bring('ACTIVE', partyOf(actor), now);
      }
      this.jobs.add(job);
      await announce(this.outbox, job, 'DRAFT');
      return job.id;
    });
  }
}
