import { Migration } from '@mikro-orm/migrations';

/** The chosen time at which a declined candidate is notified. */
export class Migration20261126_98_refusals_told_later extends Migration {
  override up(): void {
    this.addSql('alter table application add column tell_at timestamptz(3) null');
    // All rows have null here, so there is nothing to check while the table is locked.
    this.addSql(`
      alter table application add constraint application_tell_at_check
        check (tell_at <= updated_at + interval '14 days') not valid
    `);
    this.addSql('alter table application validate constraint application_tell_at_check');
    this.addSql('create index application_tell_at_index on application (tell_at, id) where tell_at is not null');
  }

  override down(): void {
    this.addSql('alter table application drop column tell_at');
  }
}
