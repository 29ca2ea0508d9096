import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { CompaniesFacade } from '../../companies/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { RenewalLinkInvalid } from '../domain/job.errors.js';
import type { JobRenewed } from '../http/jobs.contract.js';
import { JobHistory } from '../persistence/job-history.js';
import { JobRepository } from '../persistence/job.repository.js';
import { announce } from './announce.js';
import { RenewalLinks } from './renewal-links.js';

/** How long after the end date a link still works. */
const GOOD_FOR_MS = 30 * 86_400_000;

/** Renews a posting by the link of a reminder, without signing in. */
@Injectable()
export class RenewByLink {
  constructor(
    private readonly links: RenewalLinks,
    private readonly jobs: JobRepository,
    private readonly history: JobHistory,
    private readonly companies: CompaniesFacade,
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Repeated it changes nothing and returns the end date.
   *
   * @throws RenewalLinkInvalid if the link is invalid, or its posting can no longer be renewed.
   */
  async execute(token: string): Promise<JobRenewed> {
    const renewal = await this.links.open(token);
    const now = this.clock.now();
    if (!renewal || now.getTime() - renewal.endsAt.getTime() > GOOD_FOR_MS) throw new RenewalLinkInvalid();
    return this.transaction.run(async () => {
      const job = await this.jobs.findForRenewal(renewal.jobId);
      if (!job?.expiresAt || job.status === 'DRAFT') throw new RenewalLinkInvalid();
      if (!(await this.isAnsweredFor(job.contactUserId, job.companyId))) throw new RenewalLinkInvalid();
      const isNamed = job.expiresAt.getTime() === renewal.endsAt.getTime();
      if (isNamed) {
        const before = job.status;
        job.renew('COMPANY', now);
        // The link was emailed to this person.
        this.history.note(job, before, job.contactUserId);
        await announce(this.outbox, job, before);
      } else if (job.status !== 'ACTIVE') throw new RenewalLinkInvalid();
      return { job_id: job.id, title: job.title, expires_at: job.expiresAt.toISOString(), renewed: isNamed };
    });
  }

  /** The email went to a recruiter of the company who could publish; check that this is still true. */
  private async isAnsweredFor(accountId: string, companyId: string): Promise<boolean> {
    const account = await this.identity.findAccount(accountId);
    if (!account?.active || !account.approved || account.role !== 'RECRUITER') return false;
    return (await this.companies.companyOf(accountId))?.id === companyId;
  }
}
