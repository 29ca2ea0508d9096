import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { IdentityFacade } from '../../identity/index.js';
import { JobsFacade } from '../../jobs/index.js';
import type { ClosedReason } from '../domain/closed-reason.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { ClosedPostings } from '../queries/closed-postings.query.js';
import { DecidableApplications } from './decidable-applications.js';
import { ApplicationNotifier } from './application-notifier.js';
import { InterviewNotifier } from './interview-notifier.js';

const BATCH = 100;
const POSTINGS_A_SWEEP = 200;

interface Ending {
  readonly id: string;
  readonly seekerId: string;
  readonly jobId: string;
}

/**
 * Ends open applications of a closed posting, each in its own transaction: stores the reason, cancels interviews and offers,
 * notifies the candidate. Idempotent.
 */
@Injectable()
export class CloseApplications {
  constructor(
    private readonly em: EntityManager,
    private readonly postings: ClosedPostings,
    private readonly identity: IdentityFacade,
    private readonly jobs: JobsFacade,
    private readonly decidable: DecidableApplications,
    private readonly applications: ApplicationRepository,
    private readonly notifier: ApplicationNotifier,
    private readonly interviewNotifier: InterviewNotifier,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Uses the posting's current state, whatever the event was. @returns the number of ended applications. */
  async ofPosting(jobId: string, signal?: AbortSignal): Promise<number> {
    const reason = await this.postings.reasonOf(jobId);
    if (reason === null) return 0;
    let closed = 0;
    for (let after: string | null = null; ;) {
      const batch: readonly Ending[] = await this.postings.openApplications(jobId, reason, { after, limit: BATCH });
      for (const ending of batch) {
        signal?.throwIfAborted();
        if (await this.#close(ending, reason)) closed += 1;
      }
      const last: Ending | undefined = batch.at(-1);
      if (batch.length < BATCH || !last) return closed;
      after = last.id;
    }
  }

  /** Ends applications of postings that closed earlier; a few postings per run. */
  async leftOver(signal?: AbortSignal): Promise<number> {
    let closed = 0;
    for (const jobId of await this.postings.withOpenApplications(POSTINGS_A_SWEEP)) {
      closed += await this.ofPosting(jobId, signal);
    }
    return closed;
  }

  #close({ id, seekerId, jobId }: Ending, reason: ClosedReason): Promise<boolean> {
    return this.transaction.run(async () => {
      await this.identity.holdAccounts([seekerId]);
      // Locked until the end: reopening the posting waits, and then finds this application ended or untouched.
      const job = await this.jobs.holdForApplicant(jobId);
      if (!job || job.status === 'ACTIVE') return false;
      const application = await this.decidable.hold(id);
      const at = this.clock.now();
      const offer = await this.applications.findOffer(id);
      if (!application || (offer?.state === 'ACCEPTED' && reason !== 'COMPANY_CLOSED')) return false;
      // The candidate knows of no refusal yet, so the application ends like the others.
      if (application.isToldLater(at)) {
        const undone = application.undoRejection(at, 'SYSTEM');
        this.applications.note(application, undone, { party: 'SYSTEM', actorId: null, at });
      }
      const move = application.close(reason, at);
      if (!move) return false;
      this.applications.note(application, move, { party: 'SYSTEM', actorId: null, at });
      offer?.end('WITHDRAWN', at);
      for (const interview of await this.applications.findInterviews(id)) {
        if (!interview.isToCome(at)) continue;
        interview.cancel(at);
        await this.interviewNotifier.cancelled(application, interview, null);
      }
      await this.notifier.changed(application, 'SYSTEM');
      await this.notifier.byEmail(application, 'APPLICATION_CLOSED');
      await this.em.flush();
      return true;
    });
  }
}
