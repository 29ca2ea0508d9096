import { Migration } from '@mikro-orm/migrations';

/** The last finished run of matching of each scope, and until when a run is waited for: an API waits, a worker computes. */
export class Migration20261127_107_match_generations extends Migration {
  override up(): void {
    this.addSql(`
      create table match_generation (
        scope_id uuid not null,
        started_at timestamptz(6) null,
        waited_until timestamptz(6) null,
        changed_at timestamptz(6) not null,
        constraint match_generation_pkey primary key (scope_id)
      )
    `);
    this.addSql('create index match_generation_changed_at_index on match_generation (changed_at)');
  }

  override down(): void {
    this.addSql('drop table match_generation');
  }
}
