import { Migration } from '@mikro-orm/migrations';

/** Topics learnt from an imported taxonomy, stored beside it so that all processes compute the same scores. */
export class Migration20261125_48_taxonomy_topics extends Migration {
  override up(): void {
    this.addSql('alter table taxonomy_version add column topics bytea null');
  }

  override down(): void {
    this.addSql('alter table taxonomy_version drop column topics');
  }
}
