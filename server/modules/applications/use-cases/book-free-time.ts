import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Application } from '../domain/application.entity.js';
import { SlotGone } from '../domain/application.errors.js';
import type { Interview } from '../domain/interview.entity.js';
import { BookedTimes } from '../persistence/booked-times.js';
import { FreeTimes } from '../queries/free-times.query.js';

/** The candidate takes a free time of all interviewers. Of two candidates who want the same time, the first gets it. */
@Injectable()
export class BookFreeTime {
  constructor(
    private readonly times: FreeTimes,
    private readonly booked: BookedTimes,
    private readonly clock: Clock,
  ) {}

  /** Call inside a transaction that has locked the application and the interview. @throws SlotGone */
  async execute({ companyId, jobId }: Application, interview: Interview, time: Date): Promise<void> {
    const { id, durationMinutes, freeUntil } = interview;
    if (freeUntil === null) throw new SlotGone();
    const participants = await this.booked.lockParticipants(id);
    const free = await this.times.of({ id, companyId, jobId, durationMinutes, freeUntil });
    if (!free.some((each) => each.getTime() === time.getTime())) throw new SlotGone();
    interview.take(time, this.clock.now());
    try {
      await this.booked.book(id, participants, time);
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new SlotGone();
      throw error;
    }
  }
}
