import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { allowedBookingActions } from '../domain/booking-policy.js';
import { CONTACT_HOURS, DELIVERY_HOURS, HOUR_MS } from '../domain/studio-hours.js';
import { endOf } from '../domain/studio-time.js';
import { operatorBookingActions } from '../http/admin-bookings.contract.js';
import type { AdminBooking, AdminBookingsPage, AdminBookingsQuery } from '../http/admin-bookings.contract.js';

const columns = `b.id, to_char(b.preferred_date, 'YYYY-MM-DD') as preferred_date, b.preferred_time, b.starts_at, b.session_type,
  case when b.status = 'PENDING' and b.confirm_by <= ? then 'CANCELLED' else b.status end as status, b.full_name, b.email, b.phone, b.company_name, b.message, b.language, b.created_at, b.delivered_at,
  b.confirm_by, b.updated_at`;

type BookingRow = Omit<
  AdminBooking,
  'ends_at' | 'contact_by' | 'deliver_by' | 'history' | 'allowed_actions' | 'lapsed'
> & {
  readonly updated_at: string;
  readonly starts_at: string;
  readonly created_at: string;
  readonly delivered_at: string | null;
};

type HistoryRow = AdminBooking['history'][number] & { readonly booking_id: string; readonly at: string };

const later = (time: Date, hours: number): string => new Date(time.getTime() + hours * HOUR_MS).toISOString();

/** Bookings for operators, with deadlines and allowed actions. */
@Injectable()
export class AdminBookings {
  constructor(
    private readonly em: EntityManager,
    private readonly time: DatabaseTime,
  ) {}

  async list({ status, from, to, page, limit }: AdminBookingsQuery): Promise<AdminBookingsPage> {
    const now = await this.time.now();
    // A lapsed booking counts as CANCELLED even before the job has updated its row.
    const where = `(?::text is null or case when b.status = 'PENDING' and b.confirm_by <= ? then 'CANCELLED' else b.status end = ?) and (?::date is null or b.preferred_date >= ?::date)
      and (?::date is null or b.preferred_date <= ?::date)`;
    const params = [status ?? null, now, status ?? null, from ?? null, from ?? null, to ?? null, to ?? null];
    const [counted] = await this.em.execute<{ total: number }[]>(
      `select count(*)::int as total from studio_booking b where ${where}`,
      params,
    );
    const rows = await this.em.execute<BookingRow[]>(
      `select ${columns} from studio_booking b where ${where} order by b.starts_at, b.id limit ? offset ?`,
      [now, ...params, limit, (page - 1) * limit],
    );
    return {
      bookings: await this.#present(rows, now),
      total: counted?.total ?? 0,
      page,
      limit,
      as_of: now.toISOString(),
    };
  }

  /** @throws NotFound */
  async find(id: string): Promise<AdminBooking> {
    const now = await this.time.now();
    const rows = await this.em.execute<BookingRow[]>(`select ${columns} from studio_booking b where b.id = ?`, [
      now,
      id,
    ]);
    const [found] = await this.#present(rows, now);
    if (!found) throw new NotFound();
    return found;
  }

  async #present(rows: readonly BookingRow[], now: Date): Promise<AdminBooking[]> {
    if (rows.length === 0) return [];
    const history = await this.em.execute<HistoryRow[]>(
      `select booking_id, from_status, to_status, to_char(preferred_date, 'YYYY-MM-DD') as preferred_date, preferred_time, party, at
         from studio_booking_event where booking_id in (?) order by at, id`,
      [rows.map(({ id }) => id)],
    );
    return rows.map(({ updated_at: updatedAt, ...row }) => {
      const startsAt = new Date(row.starts_at);
      const createdAt = new Date(row.created_at);
      const confirmBy = row.confirm_by === null ? null : new Date(row.confirm_by);
      const standing = { status: row.status, startsAt, confirmBy, updatedAt: new Date(updatedAt) };
      return {
        ...row,
        starts_at: startsAt.toISOString(),
        ends_at: endOf(startsAt).toISOString(),
        created_at: createdAt.toISOString(),
        contact_by: later(createdAt, CONTACT_HOURS),
        deliver_by: later(endOf(startsAt), DELIVERY_HOURS),
        delivered_at: row.delivered_at === null ? null : new Date(row.delivered_at).toISOString(),
        history: history
          .filter((event) => event.booking_id === row.id)
          .map(({ booking_id: _id, at, ...event }) => ({ ...event, at: new Date(at).toISOString() })),
        confirm_by: confirmBy?.toISOString() ?? null,
        lapsed: confirmBy !== null && confirmBy <= now && row.status === 'CANCELLED',
        allowed_actions: operatorBookingActions.filter((action) =>
          allowedBookingActions(standing, 'OPERATOR', now).includes(action),
        ),
      };
    });
  }
}
