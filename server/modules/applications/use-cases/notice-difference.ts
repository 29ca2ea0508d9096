import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import type { FoundEvent } from '../caldav/caldav-events.js';
import { Application } from '../domain/application.entity.js';
import type { CalendarDifference } from '../domain/calendar-failures.contract.js';
import { Interview } from '../domain/interview.entity.js';
import type { WrittenEvent } from '../domain/written-event.js';
import { CalendarEvents } from '../persistence/calendar-events.js';
import { ApplicationNotifier } from './application-notifier.js';

/** A member moved or deleted the event of an interview in their calendar. The interview stays as it is, and the member gets one email. */
@Injectable()
export class NoticeDifference {
  constructor(
    private readonly em: EntityManager,
    private readonly events: CalendarEvents,
    private readonly notifier: ApplicationNotifier,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  execute(
    accountId: string,
    event: WrittenEvent,
    found: FoundEvent | null,
    difference: CalendarDifference,
  ): Promise<boolean> {
    return this.transaction.run(async () => {
      const noticed = {
        difference,
        foundStartsAt: difference === 'MOVED' ? (found?.startsAt ?? null) : null,
        etag: found?.etag ?? null,
      };
      if (!(await this.events.notice(accountId, event, noticed, this.clock.now()))) return false;
      const interview = await this.em.findOne(Interview, { id: event.interviewId });
      const application = interview && (await this.em.findOne(Application, { id: interview.applicationId }));
      if (!application) return false;
      await this.notifier.byEmail(application, 'INTERVIEWER_CALENDAR_DIFFERS', {
        interviewId: interview.id,
        readerId: accountId,
      });
      return true;
    });
  }
}
