import { Migration } from '@mikro-orm/migrations';

/** Links of the version before have `false`: they no longer show applicants who exclude the company. */
export class Migration20261128_121_share_link_exclusions extends Migration {
  override up(): void {
    this.addSql('alter table share_link_person add column excluded boolean not null default false');
  }

  override down(): void {
    this.addSql('alter table share_link_person drop column excluded');
  }
}
