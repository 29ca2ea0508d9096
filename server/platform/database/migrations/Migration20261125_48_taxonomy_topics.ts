import { Migration } from '@mikro-orm/migrations';

/** What was learnt from an imported taxonomy for scores, beside it: every process that scores reads the same. */
export class Migration20261125_48_taxonomy_topics extends Migration {
  override up(): void {
    this.addSql('alter table taxonomy_version add column topics bytea null');
  }

  override down(): void {
    this.addSql('alter table taxonomy_version drop column topics');
  }
}
