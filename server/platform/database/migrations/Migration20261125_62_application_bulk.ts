import { Migration } from '@mikro-orm/migrations';

/** One action on many applications: its changes, so that a repeated request continues it and one undo reverts all of it. */
export class Migration20261125_62_application_bulk extends Migration {
  override up(): void {
    this.addSql(`
      create table application_bulk (
        id uuid not null,
        company_id uuid not null,
        actor_id uuid not null,
        key_hash char(64) not null,
        fingerprint char(64) not null,
        action text not null,
        made_at timestamptz(3) not null,
        constraint application_bulk_pkey primary key (id),
        constraint application_bulk_key_unique unique (actor_id, key_hash),
        constraint application_bulk_action_check check (action in ('REVIEWED', 'INTERVIEW', 'REJECTED')),
        constraint application_bulk_key_hash_check check (key_hash ~ '^[0-9a-f]{64}$')
      )
    `);
    this.addSql('create index application_bulk_made_at_index on application_bulk (made_at)');
    this.addSql(`
      create table application_bulk_item (
        bulk_id uuid not null,
        application_id uuid not null,
        event_id uuid not null,
        done_at timestamptz(3) not null,
        undone_at timestamptz(3) null,
        constraint application_bulk_item_pkey primary key (bulk_id, application_id),
        constraint application_bulk_item_bulk_id_foreign foreign key (bulk_id) references application_bulk (id)
          on update no action on delete cascade,
        constraint application_bulk_item_application_id_foreign foreign key (application_id) references application (id)
          on update no action on delete cascade
      )
    `);
    this.addSql('create index application_bulk_item_application_id_index on application_bulk_item (application_id)');
  }

  override down(): void {
    this.addSql('drop table application_bulk_item');
    this.addSql('drop table application_bulk');
  }
}
