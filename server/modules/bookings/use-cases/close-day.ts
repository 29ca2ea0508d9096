import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { DayClosedAlready, SlotPast } from '../domain/bookings.errors.js';
import { studioClock } from '../domain/studio-time.js';
import { BookingRepository } from '../persistence/booking.repository.js';

/** An operator closes a day or reopens it. Existing bookings stay until somebody moves them. */
@Injectable()
export class CloseDay {
  constructor(
    private readonly em: EntityManager,
    private readonly bookings: BookingRepository,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
    private readonly audit: AuditLog,
  ) {}

  /** @returns the id of the closure. @throws SlotPast for a past day. @throws DayClosedAlready */
  execute(operator: Actor, day: string, reason: string | null): Promise<string> {
    return this.transaction.run(async () => {
      await this.bookings.lockDay(day);
      const now = await this.time.now();
      if (day < studioClock(now).day) throw new SlotPast();
      const id = newId();
      const rows = await this.em.execute<unknown[]>(
        `insert into studio_closure (id, day, reason, closed_by, closed_at) values (?, ?, ?, ?, ?)
         on conflict (day) do nothing returning id`,
        [id, day, reason, operator.id, now],
      );
      if (rows.length === 0) throw new DayClosedAlready();
      await this.audit.record({
        operatorId: operator.id,
        action: 'STUDIO_DAY_CLOSED',
        subject: { type: 'STUDIO_CLOSURE', id },
        reason,
        details: { day },
      });
      return id;
    });
  }

  /** @throws NotFound */
  reopen(operator: Actor, id: string): Promise<void> {
    return this.transaction.run(async () => {
      const [closure] = await this.em.execute<{ day: string }[]>(
        'delete from studio_closure where id = ? returning day::text as day',
        [id],
      );
      if (!closure) throw new NotFound();
      await this.audit.record({
        operatorId: operator.id,
        action: 'STUDIO_DAY_REOPENED',
        subject: { type: 'STUDIO_CLOSURE', id },
        details: { day: closure.day },
      });
    });
  }
}
