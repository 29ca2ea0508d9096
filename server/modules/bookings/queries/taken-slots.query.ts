import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { lastDayFrom } from '../domain/slot-rules.js';
import { studioClock } from '../domain/studio-time.js';
import { takesSlot } from '../persistence/takes-slot.js';
import type { TakenSlots } from '../http/studio-bookings.contract.js';

/** Taken slots from today on, without who took them. The booking horizon bounds the list. */
@Injectable()
export class TakenSlotsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly time: DatabaseTime,
  ) {}

  async execute(date?: string): Promise<TakenSlots> {
    const now = await this.time.now();
    const [from, to] = date === undefined ? [studioClock(now).day, lastDayFrom(now)] : [date, date];
    const bookings = await this.em.execute<TakenSlots['bookings']>(
      `select to_char(preferred_date, 'YYYY-MM-DD') as preferred_date, preferred_time, status from studio_booking
        where preferred_date >= ? and preferred_date <= ? and ${takesSlot()}
        order by studio_booking.preferred_date, preferred_time`,
      [from, to, now],
    );
    return { bookings };
  }
}
