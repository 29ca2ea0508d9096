import { Migration } from '@mikro-orm/migrations';

/** Data for cleaning the storage: the id of this installation, the files removed on purpose, and the stored files that no row names. */
export class Migration20261125_57_stray_files extends Migration {
  override up(): void {
    this.addSql(`
      create table media_installation (
        is_this boolean not null default true,
        id uuid not null default gen_random_uuid(),
        list_began_at timestamptz(3) null,
        list_cursor text null,
        list_totals jsonb null,
        constraint media_installation_pkey primary key (is_this),
        constraint media_installation_is_this_check check (is_this)
      )
    `);
    this.addSql('insert into media_installation default values');
    this.addSql(`
      create table media_gone (
        id uuid not null,
        kind text not null,
        gone_at timestamptz(3) not null default now(),
        constraint media_gone_pkey primary key (id, kind),
        constraint media_gone_kind_check check (kind in ('file', 'upload'))
      )
    `);
    this.addSql('create index media_gone_gone_at_index on media_gone (gone_at)');
    this.addSql(`
      create table media_stray (
        storage_key text not null,
        kind text not null,
        verdict text not null,
        size_bytes bigint not null,
        first_seen_at timestamptz(3) not null,
        last_seen_at timestamptz(3) not null,
        constraint media_stray_pkey primary key (storage_key),
        constraint media_stray_kind_check check (kind in ('file', 'pieces')),
        constraint media_stray_verdict_check check (verdict in ('leftover', 'unknown')),
        constraint media_stray_size_bytes_check check (size_bytes >= 0),
        constraint media_stray_last_seen_at_check check (last_seen_at >= first_seen_at)
      )
    `);
    this.addSql(`create index media_stray_leftover_index on media_stray (first_seen_at) where verdict = 'leftover'`);
    this.addSql('create index media_stray_last_seen_at_index on media_stray (last_seen_at)');

    this.addSql(`
      create function media_note_gone() returns trigger language plpgsql as $$
      begin
        insert into media_gone (id, kind) select id, tg_argv[0] from gone_rows on conflict do nothing;
        return null;
      end $$
    `);
    for (const [table, kind] of [
      ['video', 'file'],
      ['owned_file', 'file'],
      ['video_upload', 'upload'],
    ] as const)
      this.addSql(`
        create trigger ${table}_gone after delete on ${table} referencing old table as gone_rows
        for each statement execute function media_note_gone('${kind}')
      `);
    // For a copy of the database that uses the same storage: files of the original belong to another installation.
    this.addSql(`
      create function media_new_installation() returns uuid language sql as $$
        delete from video_upload;
        delete from media_gone;
        delete from media_stray;
        update media_installation
           set id = gen_random_uuid(), list_began_at = null, list_cursor = null, list_totals = null
        returning id;
      $$
    `);
  }

  override down(): void {
    this.addSql('drop function media_new_installation()');
    for (const table of ['video', 'owned_file', 'video_upload']) this.addSql(`drop trigger ${table}_gone on ${table}`);
    this.addSql('drop function media_note_gone()');
    this.addSql('drop table media_stray');
    this.addSql('drop table media_gone');
    this.addSql('drop table media_installation');
  }
}
