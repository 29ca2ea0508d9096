import { defineEntity, p } from '@mikro-orm/core';
import { ReservationActionRefused } from './reservation.errors.js';
import {
  type ReservationEventName,
  reservationLifecycle,
  type ReservationParty,
  type ReservationStatus,
} from './reservation-lifecycle.js';
import { REMIND_BEFORE_MS } from './reservation-limits.js';

const ReservationSchema = defineEntity({
  name: 'Reservation',
  tableName: 'reservation',
  properties: {
    id: p.uuid().primary(),
    recruiterId: p.uuid(),
    /** The recruiter's company. It owns the payment and the disclosure. */
    companyId: p.uuid(),
    seekerId: p.uuid(),
    jobId: p.uuid().strictNullable(),
    status: p.text().$type<ReservationStatus>(),
    /** 0 if the company had already paid for this person. */
    creditsReserved: p.smallint(),
    /** The ledger's id of the hold; null if there is none. */
    holdId: p.uuid().strictNullable(),
    message: p.text().strictNullable(),
    salary: p.text().strictNullable(),
    declineReason: p.text().strictNullable(),
    reservedAt: p.datetime(3),
    expiresAt: p.datetime(3),
    /** Time of the reminder; null once sent, or if the window is too short. */
    remindAt: p.datetime(3).strictNullable(),
    /** When it stopped being ACTIVE. */
    resolvedAt: p.datetime(3).strictNullable(),
    /** The match that the yes created. */
    matchId: p.uuid().strictNullable(),
    /** When the company may ask again. `closed_pair` decides; this column is for the previous release. */
    cooldownUntil: p.datetime(3).strictNullable(),
    /** SHA-256 of the request's key. A repeated request returns this reservation instead of a second one. */
    requestHash: p.text().strictNullable(),
  },
  indexes: [
    {
      name: 'reservation_open_unique',
      expression: `create unique index reservation_open_unique on reservation (company_id, seeker_id)
        where status in ('ACTIVE', 'MATCHED')`,
    },
    {
      name: 'reservation_request_hash_unique',
      expression:
        'create unique index reservation_request_hash_unique on reservation (recruiter_id, request_hash) where request_hash is not null',
    },
    {
      name: 'reservation_recruiter_id_index',
      expression:
        'create index reservation_recruiter_id_index on reservation (recruiter_id, reserved_at desc, id desc)',
    },
    {
      name: 'reservation_seeker_id_index',
      expression: 'create index reservation_seeker_id_index on reservation (seeker_id, reserved_at desc, id desc)',
    },
    {
      name: 'reservation_expires_at_index',
      expression: `create index reservation_expires_at_index on reservation (expires_at, id) where status = 'ACTIVE'`,
    },
    {
      name: 'reservation_remind_at_index',
      expression: `create index reservation_remind_at_index on reservation (remind_at, id)
        where status = 'ACTIVE' and remind_at is not null`,
    },
    {
      name: 'reservation_cooldown_until_index',
      expression: `create index reservation_cooldown_until_index on reservation (company_id, seeker_id, cooldown_until)
        where cooldown_until is not null`,
    },
    {
      name: 'reservation_resolved_at_index',
      expression: `create index reservation_resolved_at_index on reservation (resolved_at) where resolved_at is not null`,
    },
    {
      name: 'reservation_match_id_index',
      expression: 'create index reservation_match_id_index on reservation (match_id) where match_id is not null',
    },
  ],
  uniques: [{ name: 'reservation_hold_id_unique', properties: ['holdId'] }],
  triggers: [
    {
      // Last protection after `ClosedPairs.assertOpen`.
      name: 'reservation_pair_open',
      timing: 'before',
      events: ['insert'],
      body: `if exists (select 1 from closed_pair c where c.company_id = new.company_id and c.seeker_id = new.seeker_id and (c.refusals >= 2 or c.closed_until > new.reserved_at)) then raise exception 'this person closed the door to this company' using errcode = 'exclusion_violation', constraint = 'reservation_pair_open'; end if; return new;`,
    },
  ],
  checks: [
    {
      name: 'reservation_status_check',
      expression: `status in ('ACTIVE', 'MATCHED', 'REJECTED', 'EXPIRED', 'CANCELLED', 'HIRED')`,
    },
    {
      name: 'reservation_credits_check',
      expression: 'credits_reserved >= 0 and (credits_reserved = 0) = (hold_id is null)',
    },
    { name: 'reservation_window_check', expression: 'expires_at > reserved_at' },
    { name: 'reservation_resolved_check', expression: `(status = 'ACTIVE') = (resolved_at is null)` },
    { name: 'reservation_match_check', expression: `match_id is null or status in ('MATCHED', 'HIRED', 'CANCELLED')` },
    { name: 'reservation_message_check', expression: 'char_length(message) >= 1 and char_length(message) <= 500' },
    { name: 'reservation_salary_check', expression: 'char_length(salary) >= 1 and char_length(salary) <= 100' },
    {
      name: 'reservation_decline_reason_check',
      expression: `decline_reason is null or (status = 'REJECTED' and char_length(decline_reason) >= 1 and char_length(decline_reason) <= 500)`,
    },
    { name: 'reservation_request_hash_check', expression: `request_hash ~ '^[0-9a-f]{64}$'` },
  ],
});

export interface NewReservation {
  readonly id: string;
  readonly recruiterId: string;
  readonly companyId: string;
  readonly seekerId: string;
  readonly jobId: string | null;
  readonly message: string | null;
  readonly salary: string | null;
  readonly expiresAt: Date;
  readonly hold: { readonly id: string; readonly credits: number } | null;
  readonly requestHash: string | null;
}

/** A company's request to one person, who has until `expiresAt` to decide. Only `move` changes the status. */
export class Reservation extends ReservationSchema.class {
  static made({ hold, ...fresh }: NewReservation, now: Date): Reservation {
    const remindAt = new Date(fresh.expiresAt.getTime() - REMIND_BEFORE_MS);
    return Object.assign(new Reservation(), {
      ...fresh,
      status: reservationLifecycle.initial,
      creditsReserved: hold?.credits ?? 0,
      holdId: hold?.id ?? null,
      declineReason: null,
      reservedAt: now,
      remindAt: remindAt > now ? remindAt : null,
      resolvedAt: null,
      matchId: null,
      cooldownUntil: null,
    });
  }

  isDueAt(now: Date): boolean {
    return this.status === 'ACTIVE' && this.expiresAt <= now;
  }

  /**
   * @returns the previous status.
   * @throws ReservationActionRefused if the lifecycle has no such transition for this party.
   */
  move(event: ReservationEventName, by: ReservationParty, now: Date): ReservationStatus {
    const from = this.status;
    const next = reservationLifecycle.next(from, event, by);
    if (next === null) throw new ReservationActionRefused(from, this.resolvedAt ?? this.reservedAt);
    this.status = next;
    this.resolvedAt ??= now;
    this.remindAt = null;
    return from;
  }
}

ReservationSchema.setClass(Reservation);
export { ReservationSchema };
