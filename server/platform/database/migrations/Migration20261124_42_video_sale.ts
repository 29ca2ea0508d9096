import { Migration } from '@mikro-orm/migrations';

/** Whether the person allows the sale of one video while the profile is masked. Null: not answered, which counts as no. */
export class Migration20261124_42_video_sale extends Migration {
  override up(): void {
    this.addSql('alter table profile add column video_sale_allowed boolean null');
  }

  override down(): void {
    this.addSql('alter table profile drop column video_sale_allowed');
  }
}
