import { Migration } from '@mikro-orm/migrations';

/** The title of a job seeker, for example "Infirmière clinicienne": what they call their occupation. */
export class Migration20261125_49_seeker_title extends Migration {
  override up(): void {
    this.addSql(`
      alter table profile
        add column title text,
        add constraint profile_title_check check (char_length(title) >= 1 and char_length(title) <= 120)
    `);
  }

  override down(): void {
    this.addSql('alter table profile drop column title');
  }
}
