import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { InvalidInput, NotFound } from '../../../platform/errors/request.errors.js';
import type { BookingEventName } from '../domain/booking-lifecycle.js';
import { SlotTaken } from '../domain/bookings.errors.js';
import type { Slot } from '../domain/studio-booking.entity.js';
import { BookingRepository } from '../persistence/booking.repository.js';
import { AssertBookable } from './assert-bookable.js';

export interface BookingChange {
  readonly event: BookingEventName;
  /** The new slot; for MOVE only. */
  readonly slot?: Slot | undefined;
  readonly holdToken?: string | undefined;
  /** Id of the operator's account; null for the guest. */
  readonly operatorId: string | null;
}

/** Applies an event to a booking: confirm, move, cancel, deliver, send the email again. */
@Injectable()
export class ChangeBooking {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly assertBookable: AssertBookable,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @throws NotFound if there is no such booking.
   * @throws InvalidInput for MOVE without a slot, or a slot without MOVE.
   * @throws BookingActionRefused also if another operator acted first.
   * @throws WeekdaysOnly, SlotPast, DayTooFar, DayClosed, SlotTaken, SessionBegun, SessionAhead
   */
  async execute(id: string, { event, slot, holdToken, operatorId }: BookingChange): Promise<void> {
    if ((event === 'MOVE') !== (slot !== undefined)) {
      throw new InvalidInput([{ path: 'preferred_date', code: slot ? 'FIELD.UNKNOWN' : 'FIELD.REQUIRED' }]);
    }
    try {
      await this.transaction.run(async () => {
        if (slot) await this.bookings.lockDay(slot.day);
        const booking = await this.bookings.findForChange(id);
        if (!booking) throw new NotFound();
        const now = await this.time.now();
        if (slot) {
          const isWhereItWas = slot.day === booking.preferredDate && slot.time === booking.preferredTime;
          if (isWhereItWas) throw new SlotTaken();
          await this.assertBookable.execute(slot, now, holdToken);
        }
        const party = operatorId === null ? 'GUEST' : 'OPERATOR';
        const from = booking.change(event, party, now, slot);
        await this.bookings.note(booking, event, { party, actorId: operatorId, from, at: now });
        await this.bookings.dropHold(holdToken);
        if (operatorId === null) return;
        await this.audit.record({
          operatorId,
          action: 'BOOKING_CHANGED',
          subject: { type: 'STUDIO_BOOKING', id },
          details: { event, ...slot },
        });
      });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new SlotTaken();
      throw error;
    }
  }
}
