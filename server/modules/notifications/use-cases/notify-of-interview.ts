import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ApplicationsFacade, type interviewNews, type LiveInterview } from '../../applications/index.js';
import type { NewsParams } from '../domain/news.js';
import { PublicWords } from '../queries/public-words.query.js';
import { Notify } from './notify.js';

type Event = z.output<typeof interviewNews.schema>;

/** Notifies those who take part in an interview. Sentences for the team name the posting, never the person: readers may review blind. */
@Injectable()
export class NotifyOfInterview {
  constructor(
    private readonly applications: ApplicationsFacade,
    private readonly words: PublicWords,
    private readonly notify: Notify,
  ) {}

  /** @returns false if there is nobody to notify, or the reminded time is no longer the one of the interview. */
  async execute(event: Event): Promise<boolean> {
    const job = await this.words.ofJob(event.job_id);
    if (!job) return false;
    if (event.news !== 'REMINDER') return this.#notifyTeam(event, `INTERVIEWER_${event.news}`, job.params);
    const interview = (await this.applications.interviewsOf([event.interview_id])).get(event.interview_id);
    if (!interview || !isReminded(interview, event.starts_at)) return false;
    const params = {
      ...job.params,
      starts_at: interview.scheduledAt.toISOString(),
      time_zone: interview.timeZone,
    };
    await this.notify.execute({
      accountId: event.seeker_id,
      news: 'INTERVIEW_REMINDER',
      eventKey: keyOf(event),
      params,
      path: '/applications',
    });
    await this.#notifyTeam(event, 'INTERVIEWER_REMINDER', params);
    return true;
  }

  /** Not members who left the team, or whose role no longer reaches the posting. */
  async #notifyTeam(event: Event, news: `INTERVIEWER_${Event['news']}`, params: NewsParams): Promise<boolean> {
    const readers = new Set(await this.words.readersOf(event.company_id, event.job_id));
    const members = event.account_ids.filter((id) => readers.has(id));
    const page = `/recruiter/jobs/${event.job_id}/applications`;
    for (const accountId of members) {
      await this.notify.execute({
        accountId,
        news,
        eventKey: keyOf(event),
        params,
        path: news === 'INTERVIEWER_CANCELLED' ? page : `${page}?application=${event.application_id}`,
        aboutId: event.seeker_id,
      });
    }
    return members.length > 0;
  }
}

/** An interview can be added to, moved and cancelled more than once; each is another piece of news. */
const keyOf = ({ interview_id: id, news, key }: Event): string => `${id}/${news}/${key}`;

const isReminded = ({ status, scheduledAt, stands }: LiveInterview, startsAt: string | undefined): boolean =>
  status === 'SCHEDULED' && stands && scheduledAt.toISOString() === startsAt;
