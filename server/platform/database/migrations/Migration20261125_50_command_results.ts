import { Migration } from '@mikro-orm/migrations';

/** The result of a command under its caller's key, written in the same transaction. */
export class Migration20261125_50_command_results extends Migration {
  override up(): void {
    this.addSql(`
      create table command_results (
        caller uuid not null,
        key_hash char(64) not null,
        command text not null,
        fingerprint char(64) not null,
        result jsonb null,
        created_at timestamptz(3) not null,
        constraint command_results_pkey primary key (caller, key_hash),
        constraint command_results_command_check check (char_length(command) >= 3 and char_length(command) <= 100),
        constraint command_results_key_hash_check check (key_hash ~ '^[0-9a-f]{64}$'),
        constraint command_results_result_check check (pg_column_size(result) <= 1000)
      )
    `);
    this.addSql('create index command_results_created_at_index on command_results (created_at)');
  }

  override down(): void {
    this.addSql('drop table command_results');
  }
}
