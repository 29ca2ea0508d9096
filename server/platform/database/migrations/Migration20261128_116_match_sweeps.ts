import { Migration } from '@mikro-orm/migrations';

/** The positions of the sweeps of matching: in a large market, a run reads only a part. */
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
