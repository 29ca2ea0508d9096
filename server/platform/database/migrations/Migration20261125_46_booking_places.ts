import { Migration } from '@mikro-orm/migrations';

const kinds = (...more: readonly string[]): string =>
  [
    'message',
    'application',
    'interview',
    'reservation',
    'match',
    'video',
    'report',
    'job_alert',
    'candidate_alert',
    'digest',
    ...more,
  ]
    .map((kind) => `'${kind}'`)
    .join(', ');

/** At most two open studio bookings for an address, enforced by an index; notifications about credits are a separate kind. */
export class Migration20261125_46_booking_places extends Migration {
  override up(): void {
    this.addSql(`
      alter table studio_booking
        add column address_place smallint null,
        add constraint studio_booking_address_place_check check (address_place >= 1 and address_place <= 2)
    `);
    this.addSql(`
      update studio_booking set address_place = numbered.place from (
        select id, row_number() over (partition by address_key order by starts_at, id) as place from studio_booking
         where address_key is not null and status in ('PENDING', 'CONFIRMED') and starts_at > now()
           and (confirm_by is null or confirm_by > now())
      ) numbered where numbered.id = studio_booking.id and numbered.place <= 2
    `);
    this.addSql(`create unique index studio_booking_address_place_unique on studio_booking (address_key, address_place)
      where status in ('PENDING', 'CONFIRMED')`);
    this.allow(kinds('credits'));
  }

  override down(): void {
    this.addSql(`delete from notification where kind = 'credits'`);
    this.addSql(`delete from notification_preference where kind = 'credits'`);
    this.allow(kinds());
    this.addSql('drop index studio_booking_address_place_unique');
    this.addSql(`
      alter table studio_booking
        drop constraint studio_booking_address_place_check,
        drop column address_place
    `);
  }

  private allow(list: string): void {
    for (const table of ['notification', 'notification_preference']) {
      this.addSql(`
        alter table ${table}
          drop constraint ${table}_kind_check,
          add constraint ${table}_kind_check check (kind in (${list}))
      `);
    }
  }
}
