import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { writeCalendars } from '../jobs/write-calendars.definition.js';
import { CalendarConnections } from '../persistence/calendar-connections.js';
import { CalendarWrites } from '../persistence/calendar-writes.js';

/** A member disconnects their calendar, or left the team: the events that we wrote are removed there, then password and all. */
@Injectable()
export class EndConnection {
  constructor(
    private readonly connections: CalendarConnections,
    private readonly writes: CalendarWrites,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  execute(accountId: string): Promise<void> {
    return this.transaction.run(async () => {
      if (await this.writes.end(accountId, this.clock.now())) await this.outbox.enqueue(writeCalendars, {});
      else await this.connections.remove(accountId);
    });
  }
}
