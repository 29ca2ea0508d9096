import { Migration } from '@mikro-orm/migrations';

/** A studio booking waits for its address to be confirmed; bookings are counted by mailbox. */
export class Migration20261124_45_studio_confirmation extends Migration {
  override up(): void {
    // Existing bookings count as confirmed, because nobody was asked to confirm them.
    this.addSql(`
      alter table studio_booking
        add column address_key text null,
        add column confirm_by timestamptz(3) null,
        add column confirmation_emails smallint not null default 0,
        add constraint studio_booking_confirm_by_check check (confirm_by is null or status in ('PENDING', 'CANCELLED')),
        add constraint studio_booking_confirmation_emails_check
          check (confirmation_emails >= 0 and confirmation_emails <= 3)
    `);
    // The same as `addressKeyOf`: without tag, and without the dots that Gmail ignores.
    this.addSql(`
      update studio_booking set address_key = case
        when split_part(email, '@', 2) in ('gmail.com', 'googlemail.com')
          then replace(regexp_replace(split_part(email, '@', 1), '(.)\\+.*$', '\\1'), '.', '') || '@gmail.com'
        else regexp_replace(split_part(email, '@', 1), '(.)\\+.*$', '\\1') || '@' || split_part(email, '@', 2)
      end
    `);
    this.addSql(`create index studio_booking_address_key_index on studio_booking (address_key)
      where status in ('PENDING', 'CONFIRMED')`);
    this.addSql(
      'create index studio_booking_confirm_by_index on studio_booking (confirm_by) where confirm_by is not null',
    );
    this.addSql('alter table studio_booking_event drop constraint studio_booking_event_party_check');
    this.addSql(`alter table studio_booking_event add constraint studio_booking_event_party_check
      check (party in ('GUEST', 'OPERATOR', 'SYSTEM'))`);
  }

  override down(): void {
    this.addSql(`delete from studio_booking_event where party = 'SYSTEM'`);
    this.addSql('alter table studio_booking_event drop constraint studio_booking_event_party_check');
    this.addSql(`alter table studio_booking_event add constraint studio_booking_event_party_check
      check (party in ('GUEST', 'OPERATOR'))`);
    this.addSql('drop index studio_booking_confirm_by_index');
    this.addSql('drop index studio_booking_address_key_index');
    this.addSql(`
      alter table studio_booking
        drop constraint studio_booking_confirmation_emails_check,
        drop constraint studio_booking_confirm_by_check,
        drop column confirmation_emails,
        drop column confirm_by,
        drop column address_key
    `);
  }
}
