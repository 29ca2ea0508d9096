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
  /** The candidate must not know of it yet, for example a refusal that can still be undone. */
  readonly unseen: boolean;
}

/** An application changed: updates the candidate's and the company's screens, and notifies the other side. */
@Injectable()
export class NotifyOfApplication {
  constructor(
    private readonly realtime: RealtimePublisher,
    private readonly words: PublicWords,
    private readonly notify: Notify,
  ) {}

  /** Publishes the change to the screens of everybody who may know of it. */
  async show({ id, seekerId, jobId, companyId, status, unseen }: ApplicationNews): Promise<void> {
    const members = await this.words.readersOf(companyId, jobId);
    await this.realtime.publish(unseen ? members : [seekerId, ...members], {
      type: 'application.changed',
      // A refusal can be undone and made again, so each publication gets a new id.
      id: newId(),
      payload: { application_id: id, job_id: jobId, status },
    });
  }

  async notifyParty({ id, seekerId, jobId, status, by, closedReason = null }: ApplicationNews): Promise<boolean> {
    const notice = newsOfApplication({ status, by, closedReason });
    const job = notice && (await this.words.ofJob(jobId));
    if (!notice || !job) return false;
    const isToCandidate = notice.to === 'CANDIDATE';
    return this.notify.execute({
      accountId: isToCandidate ? seekerId : job.contactId,
      news: notice.news,
      eventKey: `${id}/${closedReason ?? status}`,
      params: job.params,
      path: isToCandidate ? '/applications' : companyPage(jobId, status === 'WITHDRAWN' ? null : id),
      // A posting can get dozens of applications within an hour.
      ...(!isToCandidate && { group: { key: `${notice.news}/${jobId}`, path: companyPage(jobId, null) } }),
    });
  }
}

/** Page of the company. A withdrawn application can no longer be opened, so it is not in the link. */
function companyPage(jobId: string, applicationId: string | null): string {
  const page = `/recruiter/jobs/${jobId}/applications`;
  return applicationId === null ? page : `${page}?application=${applicationId}`;
}
