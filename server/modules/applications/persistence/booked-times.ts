import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { statusForCandidate, undoableSince } from '../queries/application-row.js';

/** The participants of interviews, and the times that candidates took. Call inside a transaction that has locked the application. */
@Injectable()
export class BookedTimes {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async participantsOf(interviewId: string): Promise<readonly string[]> {
    const rows = await this.em.execute<{ account_id: string }[]>(
      'select account_id from interview_participant where interview_id = ? order by account_id',
      [interviewId],
    );
    return rows.map((row) => row.account_id);
  }

  /** Replaces them, and gives back a time that the candidate took. */
  async setParticipants(interviewId: string, accountIds: readonly string[]): Promise<void> {
    await this.em.execute('delete from interview_participant where interview_id = ?', [interviewId]);
    if (accountIds.length === 0) return;
    await this.em.execute(
      `insert into interview_participant (interview_id, account_id)
       select ?::uuid, id::uuid from jsonb_array_elements_text(?::jsonb) as id`,
      [interviewId, JSON.stringify(accountIds)],
    );
  }

  /** Prevents other candidates from taking a time of these interviewers until the transaction ends. Always in the same order. */
  async lockParticipants(interviewId: string): Promise<readonly string[]> {
    const ids = await this.participantsOf(interviewId);
    await this.em.execute(
      `select pg_advisory_xact_lock(hashtextextended('interviewer ' || p.id, 0))
         from jsonb_array_elements_text(?::jsonb) with ordinality as p (id, n) order by p.n`,
      [JSON.stringify(ids)],
    );
    return ids;
  }

  /** Lock the participants first. A unique key refuses a time that one of them has given to another candidate. */
  async book(interviewId: string, accountIds: readonly string[], time: Date): Promise<void> {
    // Ended applications release their times here, when another candidate wants one, because applications end in many ways.
    await this.em.execute(
      `update interview_participant p set booked_at = null
         from interview i join application a on a.id = i.application_id
        where p.interview_id = i.id and p.account_id in (?) and p.booked_at = ?
          and (i.status <> 'SCHEDULED' or i.scheduled_at <> p.booked_at or a.left_at is not null
               or (a.closed_reason is not null and a.status <> 'ACCEPTED')
               or ${statusForCandidate} in ('REJECTED', 'WITHDRAWN'))`,
      [[...accountIds], time, undoableSince(this.clock.now())],
    );
    await this.em.execute('update interview_participant set booked_at = ? where interview_id = ?', [time, interviewId]);
  }

  /** Gives the time back. */
  async release(interviewId: string): Promise<void> {
    await this.em.execute('update interview_participant set booked_at = null where interview_id = ?', [interviewId]);
  }
}
