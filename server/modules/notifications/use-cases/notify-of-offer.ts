import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { offerChanged } from '../../applications/index.js';
import { newsOfOffer } from '../domain/news-of-offer.js';
import { PublicWords } from '../queries/public-words.query.js';
import { Notify } from './notify.js';

/** An offer changed: notifies the side or sides that `newsOfOffer` names. */
@Injectable()
export class NotifyOfOffer {
  constructor(
    private readonly words: PublicWords,
    private readonly notify: Notify,
  ) {}

  /** @returns false if nobody was notified. */
  async execute(event: z.output<typeof offerChanged.schema>): Promise<boolean> {
    const { application_id: id, seeker_id: seekerId, job_id: jobId, version, change, at } = event;
    const job = await this.words.ofJob(jobId);
    if (!job) return false;
    let isAnyNew = false;
    for (const { to, news } of newsOfOffer(change)) {
      const isToCandidate = to === 'CANDIDATE';
      const isNew = await this.notify.execute({
        accountId: isToCandidate ? seekerId : job.contactId,
        news,
        eventKey: `${id}/offer/${version}/${change}${change === 'QUESTION' ? `/${at}` : ''}`,
        params: job.params,
        path: isToCandidate ? '/applications' : `/recruiter/jobs/${jobId}/applications?application=${id}`,
      });
      isAnyNew ||= isNew;
    }
    return isAnyNew;
  }
}
