import { Migration } from '@mikro-orm/migrations';

/** Migrations after which older code may not work, so that older code can decide whether it may start. */
export class Migration20261128_118_contracting_migrations extends Migration {
  override up(): void {
    this.addSql(`
      create table contracting_migration (
        name text not null,
        needs text not null,
        constraint contracting_migration_pkey primary key (name)
      )
    `);
  }

  override down(): void {
    this.addSql('drop table contracting_migration');
  }
}
