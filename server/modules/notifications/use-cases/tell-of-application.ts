import { Injectable } from '@nestjs/common';
import { newId } from '../../../platform/ids/new-id.js';
import { RealtimePublisher } from '../../../platform/realtime/realtime-publisher.js';
import { type ApplicationStep, newsOfApplication } from '../domain/news-of-application.js';
import { PublicWords } from '../queries/public-words.query.js';
import { Notify } from './notify.js';

export interface ApplicationNews extends ApplicationStep {
  readonly id: string;
  readonly seekerId: string;
  readonly jobId: string;
  readonly companyId: string;
  /** The candidate may not know of it yet, or ever. */
  readonly unseen: boolean;
}

/** An application went on: the candidate's and the company's screens show it, and the other side is told. */
@Injectable()
export class TellOfApplication {
  constructor(
    private readonly realtime: RealtimePublisher,
    private readonly words: PublicWords,
    private readonly notify: Notify,
  ) {}

  /** What has changed is shown at once to whoever may know of it. */
  async show({ id, seekerId, jobId, companyId, status, unseen }: ApplicationNews): Promise<void> {
    const members = await this.words.membersOf(companyId);
    await this.realtime.publish(unseen ? members : [seekerId, ...members], {
      type: 'application.changed',
      // A refusal may be taken back and made again: each time is an event of its own.
      id: newId(),
      payload: { application_id: id, job_id: jobId, status },
    });
  }

  async tell({ id, seekerId, jobId, status, by, closedReason = null }: ApplicationNews): Promise<boolean> {
    const told = newsOfApplication({ status, by, closedReason });
    const job = told && (await this.words.ofJob(jobId));
    if (!told || !job) return false;
    const isToCandidate = told.to === 'CANDIDATE';
    return this.notify.execute({
      accountId: isToCandidate ? seekerId : job.contactId,
      news: told.news,
      eventKey: `${id}/${closedReason ?? status}`,
      params: job.params,
      path: isToCandidate ? '/applications' : companyPage(jobId, status === 'WITHDRAWN' ? null : id),
    });
  }
}

/** A withdrawn application cannot be looked at any more. */
function companyPage(jobId: string, applicationId: string | null): string {
  const page = `/recruiter/jobs/${jobId}/applications`;
  return applicationId === null ? page : `${page}?application=${applicationId}`;
}
