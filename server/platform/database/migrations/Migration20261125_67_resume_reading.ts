import { Migration } from '@mikro-orm/migrations';

/** Number of résumés that a person had read today, so that one account cannot overload the readers. Nothing else about them is stored. */
export class Migration20261125_67_resume_reading extends Migration {
  override up(): void {
    this.addSql(`
      create table resume_reading (
        account_id uuid not null,
        day date not null,
        count smallint not null,
        constraint resume_reading_pkey primary key (account_id),
        constraint resume_reading_count_check check (count >= 1 and count <= 20)
      )
    `);
  }

  override down(): void {
    this.addSql('drop table resume_reading');
  }
}
