import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { CompaniesFacade, reachesPosting } from '../../companies/index.js';
import { type ApplicationStatus, isOpen } from '../domain/application-lifecycle.js';
import { freeTimes } from '../domain/free-times.js';
import type { FreeTimesAnswer } from '../http/availability.contract.js';
import { statusForCandidate, undoableSince } from './application-row.js';
import { Interviewers } from './interviewers.query.js';

interface Row {
  application_id: string;
  seeker_id: string;
  company_id: string;
  job_id: string;
  known_status: ApplicationStatus;
  closed_reason: string | null;
  duration_minutes: number;
  time_zone: string;
  free_until: string | null;
}

/** An interview whose time the candidate can choose. */
export interface ChoosableInterview {
  readonly id: string;
  readonly companyId: string;
  readonly jobId: string;
  readonly durationMinutes: number;
  readonly freeUntil: Date;
}

/** When all interviewers of an interview are free. */
@Injectable()
export class FreeTimes {
  constructor(
    private readonly em: EntityManager,
    private readonly interviewers: Interviewers,
    private readonly companies: CompaniesFacade,
    private readonly clock: Clock,
  ) {}

  /** For the candidate and the company. @throws NotFound if the caller has no access. */
  async execute(actor: Actor, interviewId: string): Promise<FreeTimesAnswer> {
    const row = await this.#find(actor, interviewId);
    const { duration_minutes: durationMinutes, time_zone: timeZone } = row;
    const until = row.free_until === null ? null : new Date(row.free_until);
    const isChoosable = until !== null && isOpen(row.known_status) && row.closed_reason === null;
    const times = isChoosable
      ? await this.of({
          id: interviewId,
          companyId: row.company_id,
          jobId: row.job_id,
          durationMinutes,
          freeUntil: until,
        })
      : [];
    return {
      times: times.map((time) => time.toISOString()),
      duration_minutes: durationMinutes,
      time_zone: timeZone,
      until: isChoosable ? until.toISOString() : null,
    };
  }

  /** None once an interviewer has left the team or is no longer allowed to read the posting's applications. */
  async of({ id, companyId, jobId, durationMinutes, freeUntil }: ChoosableInterview): Promise<readonly Date[]> {
    const participants = await this.em.execute<{ account_id: string }[]>(
      'select account_id from interview_participant where interview_id = ?',
      [id],
    );
    const ids = participants.map((row) => row.account_id);
    const present = await this.interviewers.among(ids, companyId, jobId);
    const calendars = await this.interviewers.calendarsOf(present, freeUntil, id);
    if (present.length < ids.length || calendars.size < present.length) return [];
    return freeTimes([...calendars.values()], { durationMinutes, now: this.clock.now(), until: freeUntil });
  }

  /** The application of an interview that the caller may read. @throws NotFound */
  async applicationOf(actor: Actor, interviewId: string): Promise<string> {
    return (await this.#find(actor, interviewId)).application_id;
  }

  async #find(actor: Actor, interviewId: string): Promise<Row> {
    const [row] = await this.em.execute<Row[]>(
      `select a.id as application_id, a.seeker_id, a.company_id, a.job_id, ${statusForCandidate} as known_status,
              a.closed_reason, i.duration_minutes, i.time_zone, i.free_until
         from interview i join application a on a.id = i.application_id
        where i.id = ? and a.left_at is null`,
      [undoableSince(this.clock.now()), interviewId],
    );
    if (!row) throw new NotFound();
    if (actor.role === 'JOB_SEEKER') {
      if (row.seeker_id !== actor.id) throw new NotFound();
      return row;
    }
    const company = await this.companies.companyOf(actor.id);
    if (company?.id !== row.company_id || !reachesPosting(company, row.job_id)) throw new NotFound();
    return row;
  }
}
