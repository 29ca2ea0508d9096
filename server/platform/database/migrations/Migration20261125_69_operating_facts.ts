import { Migration } from '@mikro-orm/migrations';

/** Figures that jobs count and metrics show, because counting takes longer as data grow. */
export class Migration20261125_69_operating_facts extends Migration {
  override up(): void {
    this.addSql(`
      create table operating_fact (
        name text not null,
        value double precision not null,
        counted_to uuid null,
        measured_at timestamptz(3) not null,
        constraint operating_fact_pkey primary key (name),
        constraint operating_fact_name_check check (name ~ '^[a-z][a-z_]{0,59}$')
      )
    `);
  }

  override down(): void {
    this.addSql('drop table operating_fact');
  }
}
