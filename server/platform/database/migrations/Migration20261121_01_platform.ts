import { Migration } from '@mikro-orm/migrations';

/** Extensions for the search of several modules, and stored answers that can be replayed. */
export class Migration20261121_01_platform extends Migration {
  override up(): void {
    this.addSql('create extension if not exists unaccent');
    this.addSql('create extension if not exists pg_trgm');
    // unaccent() is only STABLE because its dictionary could change; ours does not, and an index needs IMMUTABLE.
    this.addSql(`
      create or replace function immutable_unaccent(value text) returns text
      language sql immutable parallel safe strict
      as $$ select public.unaccent('public.unaccent', value) $$
    `);
    this.addSql(`
      create table idempotency_key (
        caller text not null,
        key_hash char(64) not null,
        fingerprint char(64) not null,
        status integer,
        answer bytea,
        created_at timestamptz(3) not null,
        constraint idempotency_key_pkey primary key (caller, key_hash),
        constraint idempotency_key_status_check check (status is null or status between 100 and 599)
      )
    `);
    this.addSql('create index idempotency_key_created_at_index on idempotency_key (created_at)');
  }

  override down(): void {
    this.addSql('drop table idempotency_key');
    this.addSql('drop function immutable_unaccent(text)');
  }
}
