import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { DisclosuresFacade } from '../../identity/index.js';
import { SavedJobs } from '../../jobs/index.js';
import { PublicWords } from '../queries/public-words.query.js';
import { Notify } from './notify.js';

const PAGE = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * A posting changed its text, or is closed: notifies the people who saved it, once a day at most. People who hide its company, or hide from
 * it, are not notified.
 */
@Injectable()
export class NotifySavers {
  constructor(
    private readonly saved: SavedJobs,
    private readonly disclosures: DisclosuresFacade,
    private readonly words: PublicWords,
    private readonly notify: Notify,
    private readonly clock: Clock,
  ) {}

  /** @returns how many people were notified. */
  async execute(jobId: string, change: 'CHANGED' | 'ENDED', signal?: AbortSignal): Promise<number> {
    const job = await this.words.ofJob(jobId);
    // Reopened or closed since the event: the later event notifies.
    if (!job || job.isOpen !== (change === 'CHANGED')) return 0;
    const day = this.clock.now().toISOString().slice(0, 10);
    let notified = 0;
    for (let after = FIRST, more = true; more;) {
      signal?.throwIfAborted();
      const savers = await this.saved.saversOf(jobId, change, { after, limit: PAGE });
      for (const accountId of savers) {
        const exclusions = await this.disclosures.exclusionsOf(accountId);
        if (await exclusions.cover(job.companyId)) continue;
        const isNew = await this.notify.execute({
          accountId,
          news: change === 'CHANGED' ? 'SAVED_JOB_CHANGED' : 'SAVED_JOB_ENDED',
          eventKey: `${change === 'CHANGED' ? 'changed' : 'ended'}/${jobId}/${day}`,
          params: job.params,
          path: '/saved-jobs',
        });
        if (isNew) notified += 1;
      }
      // After the notifications, so that a crash in between repeats them instead of losing them.
      if (change === 'CHANGED') await this.saved.noteKnown(jobId, savers);
      after = savers.at(-1) ?? after;
      more = savers.length === PAGE;
    }
    return notified;
  }
}
