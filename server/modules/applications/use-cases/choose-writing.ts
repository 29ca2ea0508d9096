import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { CalendarChanged } from '../domain/application.errors.js';
import { Interview } from '../domain/interview.entity.js';
import { writeCalendars } from '../jobs/write-calendars.definition.js';
import { CalendarEvents } from '../persistence/calendar-events.js';
import { CalendarWrites } from '../persistence/calendar-writes.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { MoveInterview } from './move-interview.js';

/** A member chooses whether interviews are written to their own calendar, and settles those that they moved or deleted there. */
@Injectable()
export class ChooseWriting {
  constructor(
    private readonly em: EntityManager,
    private readonly writes: CalendarWrites,
    private readonly events: CalendarEvents,
    private readonly moving: MoveInterview,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** If no longer, those that are there are removed. @throws NotFound without a chosen calendar. */
  choose(accountId: string, isWriting: boolean): Promise<void> {
    return this.transaction.run(async () => {
      if (!(await this.writes.choose(accountId, isWriting, this.clock.now()))) throw new NotFound();
      await this.outbox.enqueue(writeCalendars, {});
    });
  }

  /** The calendar gets the event again as the interview is. @throws NotFound, also if there is no difference. */
  restore(accountId: string, interviewId: string): Promise<void> {
    return this.transaction.run(async () => {
      const event = await this.events.one(accountId, interviewId);
      if (!event?.difference) throw new NotFound();
      await this.events.restore(accountId, interviewId);
      await this.#write(accountId);
    });
  }

  /**
   * The interview moves to the time that the event has in the calendar, as if the member had typed it. The candidate gets the email of any other move.
   *
   * @param time that the member saw. @throws NotFound, CalendarChanged if it is another one now, and errors of `MoveInterview`.
   */
  move(actor: Actor, interviewId: string, time: Date): Promise<void> {
    return this.transaction.run(async () => {
      const interview = await this.em.findOne(Interview, { id: interviewId });
      const found = await this.events.one(actor.id, interviewId);
      if (!interview || !found?.difference) throw new NotFound();
      if (found.foundStartsAt?.getTime() !== time.getTime()) throw new CalendarChanged();
      await this.moving.execute(actor, interview.applicationId, interviewId, {
        scheduledAt: time,
        proposedSlots: [],
        freeUntil: null,
        interviewerIds: null,
        durationMinutes: interview.durationMinutes,
        timeZone: interview.timeZone,
        type: interview.type,
        location: interview.location,
        notes: interview.notes,
      });
      await this.events.restore(actor.id, interviewId);
      await this.#write(actor.id);
    });
  }

  async #write(accountId: string): Promise<void> {
    await this.writes.due(accountId, this.clock.now());
    await this.outbox.enqueue(writeCalendars, {});
  }
}
