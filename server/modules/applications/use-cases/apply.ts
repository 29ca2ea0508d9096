import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { DisclosuresFacade, IdentityFacade } from '../../identity/index.js';
import { JobsFacade } from '../../jobs/index.js';
import { MediaFacade } from '../../media/index.js';
import { AlreadyApplied, HiddenFromCompany, PostingClosed, VideoNotReady } from '../domain/application.errors.js';
import type { ApplicationSource } from '../domain/application-source.js';
import { Application } from '../domain/application.entity.js';
import { MAX_WITHDRAWALS } from '../domain/application.policy.js';
import { keptPosting } from './kept-posting.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { ApplicationNotifier } from './application-notifier.js';

export interface ApplicationInput {
  readonly jobId: string;
  readonly coverLetter: string | null;
  readonly videoId: string | null;
  readonly source: ApplicationSource | null;
}

/** A job seeker applies, and the posting's company sees their identity from then on (decision C-24). */
@Injectable()
export class Apply {
  constructor(
    private readonly jobs: JobsFacade,
    private readonly media: MediaFacade,
    private readonly identity: IdentityFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly applications: ApplicationRepository,
    private readonly notifier: ApplicationNotifier,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the new application's id.
   * @throws NotFound if the posting does not exist; PostingClosed, AlreadyApplied, HiddenFromCompany, VideoNotReady
   */
  execute(seekerId: string, { jobId, coverLetter, videoId, source }: ApplicationInput): Promise<string> {
    return this.transaction.run(async () => {
      const now = this.clock.now();
      await this.identity.holdAccounts([seekerId]);
      // Locked until the end: closing the posting waits, and then finds this application.
      const job = await this.jobs.holdForApplicant(jobId);
      if (!job) throw new NotFound();
      const attempt = await this.#nextAttempt(seekerId, jobId);
      if (job.status !== 'ACTIVE' || (job.expiresAt !== null && job.expiresAt <= now)) throw new PostingClosed();
      await this.#assertMayShow(seekerId, job.companyId, videoId);

      const { companyId } = job;
      const posting = keptPosting(job);
      const application = Application.submit(
        { id: newId(), jobId, companyId, seekerId, attempt, coverLetter, videoId, source, posting },
        now,
      );
      this.applications.add(application);
      this.applications.note(application, { from: null, to: application.status }, this.#by(seekerId, now));
      await this.disclosures.disclose({
        seekerId,
        companyId,
        type: 'APPLICATION_SENT',
        actorId: seekerId,
        reference: { type: 'APPLICATION', id: application.id },
      });
      await this.notifier.changed(application, 'CANDIDATE');
      await this.notifier.byEmail(application, 'APPLICATION_RECEIVED');
      await this.notifier.byEmail(application, 'NEW_APPLICATION');
      return application.id;
    });
  }

  async #nextAttempt(seekerId: string, jobId: string): Promise<number> {
    // Serialises concurrent applications of one person; the unique keys would refuse the second anyway.
    await this.applications.lockPair(seekerId, jobId);
    const attempts = await this.applications.findAttempts(seekerId, jobId);
    const [last] = attempts;
    if (!last) return 1;
    const withdrawals = attempts.filter(({ status }) => status === 'WITHDRAWN').length;
    const stands = last.status !== 'WITHDRAWN' && last.closedReason === null;
    if (stands || withdrawals >= MAX_WITHDRAWALS) throw new AlreadyApplied();
    return last.attempt + 1;
  }

  async #assertMayShow(seekerId: string, companyId: string, videoId: string | null): Promise<void> {
    const excluded = await this.disclosures.excludedAmong(seekerId, [companyId]);
    if (excluded.has(companyId)) throw new HiddenFromCompany();
    if (videoId === null) return;
    const videos = (await this.media.playableVideosOf([seekerId])).get(seekerId) ?? [];
    if (!videos.some(({ id }) => id === videoId)) throw new VideoNotReady();
  }

  #by(actorId: string, at: Date) {
    return { party: 'CANDIDATE', actorId, at } as const;
  }
}
