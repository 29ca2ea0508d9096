import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { realtimeEventId } from '../../../platform/realtime/event-id.js';
import { RealtimePublisher } from '../../../platform/realtime/realtime-publisher.js';
import { HiddenCompanies } from '../../jobs/index.js';
import { PublicWords } from '../queries/public-words.query.js';
import { Notify } from './notify.js';

export interface MatchNews {
  readonly id: string;
  readonly seekerId: string;
  readonly jobId: string | null;
  readonly companyId: string;
  readonly step: 'PROPOSED' | 'INTRODUCED' | 'ACCEPTED' | 'MATCHED';
  /** Null if it follows from an application or a reservation, which send their own notification. */
  readonly by: 'SEEKER' | 'RECRUITER' | null;
}

/** A match was proposed, or one side accepted it. */
@Injectable()
export class NotifyOfMatch {
  constructor(
    private readonly realtime: RealtimePublisher,
    private readonly hidden: HiddenCompanies,
    private readonly words: PublicWords,
    private readonly notify: Notify,
    private readonly clock: Clock,
  ) {}

  async execute(match: MatchNews): Promise<void> {
    const { id, seekerId, jobId, companyId, step, by } = match;
    // A proposal is news for the person only, and their list does not show this one.
    if (step === 'PROPOSED' && (await this.hidden.has(seekerId, companyId))) return;
    await this.#show(match);
    if (step === 'PROPOSED') {
      // One notification a day, because a new profile matches dozens of postings within a minute.
      const day = this.clock.now().toISOString().slice(0, 10);
      await this.notify.execute({
        accountId: seekerId,
        news: 'MATCHES_PROPOSED',
        eventKey: `proposed/${day}`,
        params: {},
        path: '/matches',
      });
      return;
    }
    const job = jobId === null ? null : await this.words.ofJob(jobId);
    if (!job || jobId === null) return;
    const { params, contactId } = job;
    const eventKey = `${id}/${step}`;
    if (step === 'INTRODUCED') {
      await this.notify.execute({ accountId: seekerId, news: 'INTRODUCED', eventKey, params, path: '/matches' });
    } else if (step === 'ACCEPTED' && by === 'SEEKER') {
      const path = `/recruiter/matches?job_id=${jobId}`;
      await this.notify.execute({ accountId: contactId, news: 'MATCH_ACCEPTED', eventKey, params, path });
    } else if (step === 'MATCHED' && by === 'RECRUITER') {
      await this.notify.execute({ accountId: seekerId, news: 'MATCHED', eventKey, params, path: '/matches' });
    }
  }

  async #show({ id, seekerId, jobId, companyId, step }: MatchNews): Promise<void> {
    if (step !== 'PROPOSED' && step !== 'MATCHED') return;
    const status = step === 'MATCHED' ? 'MATCHED' : 'PENDING';
    const companySide = step === 'MATCHED' ? await this.words.recruitersOf(companyId) : [];
    await this.realtime.publish([seekerId, ...companySide], {
      type: 'match.created',
      id: realtimeEventId('match.created', id, status),
      payload: { match_id: id, job_id: jobId, status },
    });
  }
}
