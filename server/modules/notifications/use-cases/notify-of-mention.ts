import { Injectable } from '@nestjs/common';
import { PublicWords } from '../queries/public-words.query.js';
import { Notify } from './notify.js';

export interface MentionNews {
  readonly noteId: string;
  readonly applicationId: string;
  readonly jobId: string;
  readonly companyId: string;
  readonly accountIds: readonly string[];
}

/** A note mentions colleagues: notifies those who may still read the application. The note itself is only on its page. */
@Injectable()
export class NotifyOfMention {
  constructor(
    private readonly words: PublicWords,
    private readonly notify: Notify,
  ) {}

  async execute({ noteId, applicationId, jobId, companyId, accountIds }: MentionNews): Promise<boolean> {
    const job = await this.words.ofJob(jobId);
    if (!job) return false;
    const readers = new Set(await this.words.readersOf(companyId, jobId));
    for (const accountId of accountIds.filter((id) => readers.has(id))) {
      await this.notify.execute({
        accountId,
        news: 'NOTE_MENTION',
        eventKey: noteId,
        params: job.params,
        path: `/recruiter/jobs/${jobId}/applications?application=${applicationId}`,
        group: { key: `NOTE_MENTION/${jobId}`, path: `/recruiter/jobs/${jobId}/applications` },
      });
    }
    return true;
  }
}
