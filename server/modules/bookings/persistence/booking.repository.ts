import { createHash } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import type { BookingParty, BookingStatus } from '../domain/booking-lifecycle.js';
import { bookingChanged, type BookingChangeName } from '../domain/bookings.events.js';
import { type Slot, StudioBooking } from '../domain/studio-booking.entity.js';
import { MAX_OPEN_BOOKINGS } from '../domain/studio-hours.js';
import { takesSlot } from './takes-slot.js';
import { StudioBookingEvent } from '../domain/studio-booking-event.entity.js';

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export interface Hold {
  readonly slot: Slot;
  readonly token: string;
  readonly holder: string;
  readonly expiresAt: Date;
}

/** Number of expired holds that are removed with each new one. */
const SWEEP = 50;

/** Bookings and held slots. Call inside a transaction. */
@Injectable()
export class BookingRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
  ) {}

  /** Blocks other bookings, holds, moves and closures of this day until the transaction ends. */
  async lockDay(day: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`studio ${day}`]);
  }

  /** Blocks other bookings of this mailbox until the transaction ends. Lock it before the day. */
  async lockAddress(key: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`studio address ${key}`]);
  }

  /**
   * Finds a free place among the mailbox's upcoming bookings, and frees the places of past ones. The address must be locked.
   *
   * @returns null if all places are taken; `studio_booking_address_place_unique` enforces the same limit.
   */
  async freePlace(key: string, now: Date): Promise<number | null> {
    await this.em.execute(
      `update studio_booking set address_place = null where id in (
         select id from studio_booking
          where address_key = ? and address_place is not null and not (starts_at > ? and ${takesSlot()})
          order by id for update)`,
      [key, now, now],
    );
    const open = await this.em.execute<{ address_place: number | null }[]>(
      `select address_place from studio_booking where address_key = ? and starts_at > ? and ${takesSlot()}`,
      [key, now, now],
    );
    if (open.length >= MAX_OPEN_BOOKINGS) return null;
    const taken = new Set(open.map((row) => row.address_place));
    return taken.has(1) ? 2 : 1;
  }

  /** Ids of lapsed bookings whose row is still PENDING, oldest first. */
  async overdue(now: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      `select id from studio_booking where status = 'PENDING' and confirm_by <= ? order by confirm_by, id limit ?`,
      [now, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** The lapsed booking in this slot whose row is still PENDING, if any. */
  async overdueIn({ day, time }: Slot, now: Date): Promise<string | null> {
    const [row] = await this.em.execute<{ id: string }[]>(
      `select id from studio_booking
        where preferred_date = ? and preferred_time = ? and status = 'PENDING' and confirm_by <= ?`,
      [day, time, now],
    );
    return row?.id ?? null;
  }

  async isClosed(day: string): Promise<boolean> {
    return (await this.em.execute<unknown[]>('select 1 from studio_closure where day = ?', [day])).length > 0;
  }

  /** Whether the slot is booked, or held with another token. */
  async isTaken({ day, time }: Slot, now: Date, ownToken?: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `select 1 from studio_booking
        where preferred_date = ? and preferred_time = ? and ${takesSlot()}
       union all
       select 1 from studio_hold
        where preferred_date = ? and preferred_time = ? and expires_at > ? and token_hash <> ?`,
      [day, time, now, day, time, now, ownToken === undefined ? '' : hashOf(ownToken)],
    );
    return rows.length > 0;
  }

  async countHolds(holder: string, now: Date): Promise<number> {
    const [row] = await this.em.execute<{ count: number }[]>(
      'select count(*)::int as count from studio_hold where holder_hash = ? and expires_at > ?',
      [hashOf(holder), now],
    );
    return row?.count ?? 0;
  }

  async addHold({ slot, token, holder, expiresAt }: Hold, now: Date): Promise<void> {
    await this.em.execute(
      `delete from studio_hold where (preferred_date, preferred_time) in (
         select preferred_date, preferred_time from studio_hold where expires_at <= ?
          order by expires_at limit ? for update skip locked)`,
      [now, SWEEP],
    );
    await this.em.execute(
      `insert into studio_hold (preferred_date, preferred_time, token_hash, holder_hash, expires_at) values (?, ?, ?, ?, ?)
       on conflict (preferred_date, preferred_time) do update
          set token_hash = excluded.token_hash, holder_hash = excluded.holder_hash, expires_at = excluded.expires_at`,
      [slot.day, slot.time, hashOf(token), hashOf(holder), expiresAt],
    );
  }

  async dropHold(token: string | undefined): Promise<void> {
    if (token === undefined) return;
    await this.em.execute('delete from studio_hold where token_hash = ?', [hashOf(token)]);
  }

  /** Locks the row until the transaction ends and rereads it. */
  findForChange(id: string): Promise<StudioBooking | null> {
    return this.em.findOne(StudioBooking, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  add(booking: StudioBooking): void {
    this.em.persist(booking);
  }

  /** Writes a history row and publishes the change, in the transaction that makes it. */
  async note(
    booking: StudioBooking,
    change: BookingChangeName,
    by: {
      readonly party: BookingParty;
      readonly actorId: string | null;
      readonly from: BookingStatus | null;
      readonly at: Date;
    },
  ): Promise<void> {
    // Flush first, so that the unique slot index refuses a conflict before the change is published.
    await this.em.flush();
    const { party, actorId, from, at } = by;
    this.em.persist(
      Object.assign(new StudioBookingEvent(), {
        id: newId(),
        bookingId: booking.id,
        fromStatus: from,
        toStatus: booking.status,
        preferredDate: booking.preferredDate,
        preferredTime: booking.preferredTime,
        party,
        actorId,
        at,
      }),
    );
    await this.outbox.publish(bookingChanged, {
      booking_id: booking.id,
      change,
      sequence: booking.sequence,
      actor_id: actorId,
    });
  }
}
