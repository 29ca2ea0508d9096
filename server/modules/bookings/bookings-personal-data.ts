import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type ExpiringKind,
  type ExportedFile,
  jsonFile,
  type PersonalDataHolder,
} from '../../platform/personal-data/personal-data.js';
import { LeaveEvents } from './use-cases/leave-events.js';

/**
 * Event registrations of an account, and forms sent without an account. Those forms belong to no account, so closing one does not
 * remove them; they have their own retention periods.
 */
@Injectable()
export class BookingsPersonalData implements PersonalDataHolder {
  readonly name = 'bookings';
  readonly columns = [
    'event_registration.account_id',
    'studio_booking_event.actor_id',
    'inquiry_event.actor_id',
    'studio_closure.closed_by',
  ];
  readonly expiring: readonly ExpiringKind[] = [
    { kind: 'STUDIO_BOOKINGS', purge: (before, limit) => this.#purge('studio_booking', 'starts_at', before, limit) },
    {
      kind: 'UNCONFIRMED_BOOKINGS',
      purge: (before, limit) => this.#purge('studio_booking', 'confirm_by', before, limit),
    },
    { kind: 'INQUIRIES', purge: (before, limit) => this.#purge('inquiry', 'created_at', before, limit) },
  ];

  constructor(
    private readonly em: EntityManager,
    private readonly leave: LeaveEvents,
  ) {}

  async *export(accountId: string): AsyncIterable<ExportedFile> {
    yield jsonFile('event-registrations.json', () =>
      this.em.fork().execute(
        `select e.id, e.title, e.starts_at, r.registered_at from event_registration r join event e on e.id = r.event_id
          where r.account_id = ? order by r.registered_at desc, e.id`,
        [accountId],
      ),
    );
  }

  close(accountId: string): Promise<void> {
    return this.leave.execute(accountId);
  }

  /** Operators' decisions are kept; the erased account's id in them no longer identifies anybody. */
  erase(accountId: string): Promise<void> {
    return this.leave.execute(accountId);
  }

  async #purge(
    table: 'studio_booking' | 'inquiry',
    column: 'starts_at' | 'created_at' | 'confirm_by',
    before: Date,
    limit: number,
  ): Promise<number> {
    const rows = await this.em.execute<{ id: string }[]>(
      `delete from ${table} where id in (select id from ${table} where ${column} < ? order by ${column} limit ?) returning id`,
      [before, limit],
    );
    if (rows.length > 0) {
      await this.em.execute('delete from booking_letter where about_id in (?)', [rows.map(({ id }) => id)]);
    }
    return rows.length;
  }
}
