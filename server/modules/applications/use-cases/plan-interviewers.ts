import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Application } from '../domain/application.entity.js';
import { InterviewerGone, NoAvailability, NoFreeTime } from '../domain/application.errors.js';
import { freeTimes } from '../domain/free-times.js';
import type { InterviewPlan } from '../domain/interview-plan.js';
import { Interviewers } from '../queries/interviewers.query.js';

export interface WantedInterviewers {
  /** Null: not part of the request. */
  readonly asked: readonly string[] | null;
  /** Participants if none were chosen. */
  readonly otherwise: readonly string[];
  /** The interview to move; null for a new one. */
  readonly interviewId: string | null;
  /** Of the request's part, for field errors. */
  readonly path: string;
}

/** Chooses the participants of an interview. If the candidate is to choose a time, at least one must be free. */
@Injectable()
export class PlanInterviewers {
  constructor(
    private readonly interviewers: Interviewers,
    private readonly clock: Clock,
  ) {}

  /** @throws InterviewerGone, NoAvailability, NoFreeTime */
  async execute(
    { companyId, jobId }: Application,
    { durationMinutes, freeUntil }: InterviewPlan,
    { asked, otherwise, interviewId, path }: WantedInterviewers,
  ): Promise<readonly string[]> {
    const ids = [...new Set(asked ?? otherwise)];
    const known = await this.interviewers.among(ids, companyId, jobId);
    if (asked !== null && known.length < ids.length) throw new InterviewerGone(`${path}.interviewer_ids`);
    if (freeUntil === null) return known;
    const calendars = await this.interviewers.calendarsOf(known, freeUntil, interviewId);
    if (known.length === 0 || calendars.size < known.length) throw new NoAvailability(`${path}.interviewer_ids`);
    const wanted = { durationMinutes, now: this.clock.now(), until: freeUntil };
    if (freeTimes([...calendars.values()], wanted).length === 0) throw new NoFreeTime(`${path}.free_until`);
    return known;
  }
}
