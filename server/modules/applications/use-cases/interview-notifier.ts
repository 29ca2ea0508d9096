import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { interviewNews } from '../domain/application.events.js';
import type { Application } from '../domain/application.entity.js';
import type { Interview } from '../domain/interview.entity.js';
import type { ReminderKind } from '../domain/interview-reminder.js';
import { BookedTimes } from '../persistence/booked-times.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { ApplicationNotifier } from './application-notifier.js';

type Change = 'ADDED' | 'MOVED' | 'CANCELLED' | 'REMOVED';

/** Notifies those who take part in an interview, by email and on the site. Call inside the transaction. */
@Injectable()
export class InterviewNotifier {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly booked: BookedTimes,
    private readonly notifier: ApplicationNotifier,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** A colleague arranged it with them. */
  arranged(application: Application, interview: Interview, by: string, participants: readonly string[]): Promise<void> {
    return this.#notify(application, interview, 'ADDED', without(participants, [by]));
  }

  /** A colleague changed it, or who takes part. */
  async moved(
    application: Application,
    interview: Interview,
    by: string,
    { before, after }: { readonly before: readonly string[]; readonly after: readonly string[] },
  ): Promise<void> {
    const added = without(after, before);
    await this.#notify(application, interview, 'ADDED', without(added, [by]));
    await this.#notify(application, interview, 'MOVED', without(after, [...added, by]));
    await this.#notify(application, interview, 'REMOVED', without(before, [...after, by]));
  }

  /** @param by the member who cancelled it; null if its application has ended. */
  async cancelled(application: Application, interview: Interview, by: string | null): Promise<void> {
    const participants = await this.booked.participantsOf(interview.id);
    await this.#notify(application, interview, 'CANCELLED', without(participants, [by]));
  }

  /** The application has ended, and its interviews with it. */
  async ended(application: Application): Promise<void> {
    const now = this.clock.now();
    for (const interview of await this.applications.findInterviews(application.id)) {
      if (interview.isToCome(now)) await this.cancelled(application, interview, null);
    }
  }

  /** @param interviewers none if the application has ended, which the candidate does not know for five minutes. */
  async remind(
    application: Application,
    interview: Interview,
    kind: ReminderKind,
    interviewers: readonly string[],
  ): Promise<void> {
    const about = { interviewId: interview.id, startsAt: interview.scheduledAt };
    await this.notifier.byEmail(application, `INTERVIEW_REMINDER_${kind}`, about);
    for (const readerId of interviewers) {
      await this.notifier.byEmail(application, `INTERVIEWER_REMINDER_${kind}`, { ...about, readerId });
    }
    const startsAt = interview.scheduledAt.toISOString();
    await this.outbox.publish(interviewNews, {
      ...subjectOf(application, interview),
      news: 'REMINDER',
      account_ids: [...interviewers],
      key: `${kind}/${startsAt}`,
      starts_at: startsAt,
    });
  }

  async #notify(
    application: Application,
    interview: Interview,
    news: Change,
    accountIds: readonly string[],
  ): Promise<void> {
    if (accountIds.length === 0) return;
    for (const readerId of accountIds) {
      await this.notifier.byEmail(application, `INTERVIEWER_${news}`, { interviewId: interview.id, readerId });
    }
    await this.outbox.publish(interviewNews, {
      ...subjectOf(application, interview),
      news,
      account_ids: [...accountIds],
      key: String(interview.sequence),
    });
  }
}

const without = (ids: readonly string[], left: readonly (string | null)[]): string[] =>
  ids.filter((id) => !left.includes(id));

const subjectOf = (application: Application, interview: Interview) => ({
  interview_id: interview.id,
  application_id: application.id,
  seeker_id: application.seekerId,
  job_id: application.jobId,
  company_id: application.companyId,
});
