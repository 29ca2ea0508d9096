import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import type { stageActionDue } from '../../applications/index.js';
import type { News } from '../domain/news.js';
import { PublicWords } from '../queries/public-words.query.js';
import { Notify } from './notify.js';

type Event = z.output<typeof stageActionDue.schema>;

/** Sends the automatic messages of a stage. Messages to the team name the posting, never the person, because readers may review blind. */
@Injectable()
export class NotifyOfStageAction {
  constructor(
    private readonly words: PublicWords,
    private readonly notify: Notify,
    private readonly clock: Clock,
  ) {}

  async execute(event: Event): Promise<boolean> {
    const {
      action_id: eventKey,
      application_id: id,
      seeker_id: seekerId,
      job_id: jobId,
      company_id: companyId,
    } = event;
    const job = await this.words.ofJob(jobId);
    if (!job) return false;
    const { params } = job;
    if (event.whom === 'CANDIDATE') {
      const news: News = event.kind === 'ASK_ANSWERS' ? 'ANSWERS_ASKED' : 'APPLICATION_WAITS';
      const path = news === 'ANSWERS_ASKED' ? `/profile/videos/record?job=${jobId}` : '/applications';
      return this.notify.execute({ accountId: seekerId, news, eventKey, params, path });
    }
    const readers = await this.words.readersOf(companyId, jobId);
    // The responsible recruiter may have left the team.
    const accountId = readers.includes(job.contactId) ? job.contactId : readers[0];
    if (accountId === undefined) return false;
    const news = event.kind === 'PROPOSE_TIMES' ? 'TIMES_TO_PROPOSE' : 'STAGE_REMINDER';
    const page = `/recruiter/jobs/${jobId}/applications`;
    // These are also sent by email, so each day begins a new one.
    const day = this.clock.now().toISOString().slice(0, 10);
    return this.notify.execute({
      accountId,
      news,
      eventKey,
      params,
      path: `${page}?application=${id}`,
      group: { key: `${news}/${jobId}/${day}`, path: page },
      aboutId: seekerId,
    });
  }
}
