import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { JobsFacade } from '../../jobs/index.js';
import { Application } from '../domain/application.entity.js';
import { Interview, standingStatus } from '../domain/interview.entity.js';
import { dueReminder, LEAD_MS, type ReminderKind } from '../domain/interview-reminder.js';
import { BookedTimes } from '../persistence/booked-times.js';
import { statusForCandidate, undoableSince } from '../queries/application-row.js';
import { InterviewNotifier } from './interview-notifier.js';

interface Row {
  id: string;
  scheduled_at: string;
  updated_at: string;
  time_zone: string;
}

const BATCH = 200;

/**
 * Reminds both sides of interviews to come. What is due follows from the time of the interview, so a moved one has other reminders
 * and a cancelled one none. Each is sent in one transaction with its row, whose key refuses a second time.
 */
@Injectable()
export class RemindOfInterviews {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: JobsFacade,
    private readonly booked: BookedTimes,
    private readonly notifier: InterviewNotifier,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @returns the number of reminders. */
  async execute(signal?: AbortSignal): Promise<number> {
    const now = this.clock.now();
    let reminded = 0;
    for (let after: Row | null = null; ;) {
      const rows: Row[] = await this.#withoutReminder(now, after);
      for (const { id, scheduled_at: start, updated_at: changed, time_zone: timeZone } of rows) {
        signal?.throwIfAborted();
        const scheduledAt = new Date(start);
        const kind = dueReminder({ scheduledAt, changedAt: new Date(changed), timeZone }, now);
        if (kind !== null && (await this.#remind(id, kind, scheduledAt))) reminded += 1;
      }
      after = rows.at(-1) ?? null;
      if (rows.length < BATCH || after === null) return reminded;
    }
  }

  /** Interviews of the next 24 hours whose next reminder was not sent, earliest first, also those that wait for the morning. */
  #withoutReminder(now: Date, after: Row | null): Promise<Row[]> {
    const at = now.getTime();
    const [hour, day] = [new Date(at + LEAD_MS.HOUR), new Date(at + LEAD_MS.DAY)];
    const from = after === null ? { start: now, id: null } : { start: after.scheduled_at, id: after.id };
    return this.em.fork().execute<Row[]>(
      `select i.id, i.scheduled_at, i.updated_at, i.time_zone
         from interview i join application a on a.id = i.application_id
        where i.status = 'SCHEDULED' and i.scheduled_at >= ? and i.scheduled_at <= ?
          and (i.scheduled_at, i.id) > (?, coalesce(?, '00000000-0000-0000-0000-000000000000')::uuid)
          and a.left_at is null and (a.closed_reason is null or a.status = 'ACCEPTED')
          and ${statusForCandidate} not in ('REJECTED', 'WITHDRAWN')
          and not exists (select 1 from interview_reminder r
                           where r.interview_id = i.id and r.starts_at = i.scheduled_at
                             and r.kind = case when i.scheduled_at <= ? then 'HOUR' else 'DAY' end)
        order by i.scheduled_at, i.id limit ${BATCH}`,
      [from.start, day, from.start, from.id, undoableSince(now), hour],
    );
  }

  /** @returns false if it was sent before, or the interview was moved or cancelled meanwhile. */
  #remind(id: string, kind: ReminderKind, scheduledAt: Date): Promise<boolean> {
    return this.transaction.run(async () => {
      const rows = await this.em.execute<object[]>(
        `insert into interview_reminder (interview_id, kind, starts_at, sent_at)
         select id, ?, scheduled_at, ? from interview where id = ? and status = 'SCHEDULED' and scheduled_at = ?
         on conflict do nothing returning interview_id`,
        [kind, this.clock.now(), id, scheduledAt],
      );
      if (rows.length === 0) return false;
      const interview = await this.em.findOneOrFail(Interview, { id });
      const application = await this.em.findOneOrFail(Application, { id: interview.applicationId });
      const known = application.statusForInterviewers(this.clock.now());
      const isHeld = standingStatus(interview.status, known, application.closedReason !== null) === 'SCHEDULED';
      await this.notifier.remind(
        application,
        interview,
        kind,
        isHeld ? await this.#interviewers(interview, application) : [],
      );
      return true;
    });
  }

  /** The recruiter responsible for the posting if nobody else takes part. */
  async #interviewers(interview: Interview, { jobId }: Application): Promise<readonly string[]> {
    const participants = await this.booked.participantsOf(interview.id);
    if (participants.length > 0) return participants;
    const job = (await this.jobs.findJobCards([jobId])).get(jobId);
    return job ? [job.contactUserId] : [];
  }
}
