import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { UnknownTimeZone, WrongWindow } from '../domain/application.errors.js';
import { wrongWindow } from '../domain/availability.js';
import { isTimeZone } from '../domain/interview-plan.js';
import type { SaveAvailabilityRequest } from '../http/availability.contract.js';

/** A member saves when candidates may choose an interview with them. Interviews chosen before stay. */
@Injectable()
export class SaveAvailability {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** @throws UnknownTimeZone, WrongWindow */
  async execute(accountId: string, request: SaveAvailabilityRequest): Promise<void> {
    const { time_zone: timeZone, windows, notice_hours: notice, max_per_day: max } = request;
    const { buffer_before_minutes: before, buffer_after_minutes: after } = request;
    if (!isTimeZone(timeZone)) throw new UnknownTimeZone('time_zone');
    const wrong = wrongWindow(windows);
    if (wrong !== null) throw new WrongWindow(`windows.${wrong}.to`);
    await this.em.execute(
      `insert into member_availability
         (account_id, time_zone, windows, buffer_minutes, buffer_before_minutes, buffer_after_minutes, notice_hours, max_per_day,
          updated_at)
       values (?, ?, ?::jsonb, ?, ?, ?, ?, ?, ?)
       on conflict (account_id) do update
          set time_zone = excluded.time_zone, windows = excluded.windows, buffer_minutes = excluded.buffer_minutes,
              buffer_before_minutes = excluded.buffer_before_minutes, buffer_after_minutes = excluded.buffer_after_minutes,
              notice_hours = excluded.notice_hours, max_per_day = excluded.max_per_day, updated_at = excluded.updated_at`,
      [
        accountId,
        timeZone,
        JSON.stringify(windows),
        Math.max(before, after),
        before,
        after,
        notice,
        max,
        this.clock.now(),
      ],
    );
  }
}
