import { Migration } from '@mikro-orm/migrations';

/** Where the sweeps of matching go on: a run reads a part of a large market only. */
export class Migration20261128_116_match_sweeps extends Migration {
  override up(): void {
    this.addSql(`
      create table match_sweep (
        name text not null,
        after_id uuid not null,
        constraint match_sweep_pkey primary key (name)
      )
    `);
  }

  override down(): void {
    this.addSql('drop table match_sweep');
  }
}
