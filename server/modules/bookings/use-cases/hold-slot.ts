import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Settings } from '../../../platform/config/settings.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { TooManyHolds } from '../domain/bookings.errors.js';
import type { Slot } from '../domain/studio-booking.entity.js';
import { HOLD_SECONDS, MAX_HOLDS } from '../domain/studio-hours.js';
import { BookingRepository } from '../persistence/booking.repository.js';
import { AssertBookable } from './assert-bookable.js';

export interface HeldSlot {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Holds a slot for five minutes while a person fills in the form. */
@Injectable()
export class HoldSlot {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly assertBookable: AssertBookable,
    private readonly transaction: Transaction,
    private readonly settings: Settings,
    private readonly time: DatabaseTime,
  ) {}

  /**
   * @param holder IP address of the connection, whose holds are limited.
   * @param before token of an earlier hold, which is released.
   * @throws WeekdaysOnly, SlotPast, DayTooFar, DayClosed, SlotTaken, TooManyHolds
   */
  execute(slot: Slot, holder: string, before?: string): Promise<HeldSlot> {
    return this.transaction.run(async () => {
      await this.bookings.lockDay(slot.day);
      const now = await this.time.now();
      await this.assertBookable.execute(slot, now, before);
      await this.bookings.dropHold(before);
      if (this.settings.env.RATE_LIMIT && (await this.bookings.countHolds(holder, now)) >= MAX_HOLDS) {
        throw new TooManyHolds(HOLD_SECONDS);
      }
      const token = randomUUID();
      const expiresAt = new Date(now.getTime() + HOLD_SECONDS * 1_000);
      await this.bookings.addHold({ slot, token, holder, expiresAt }, now);
      return { token, expiresAt };
    });
  }

  /** Releases a hold before it expires. */
  release(token: string): Promise<void> {
    return this.transaction.run(() => this.bookings.dropHold(token));
  }
}
