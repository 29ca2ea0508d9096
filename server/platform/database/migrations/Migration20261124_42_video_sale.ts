import { Migration } from '@mikro-orm/migrations';

/** Whether one video of a masked profile may be sold: the person's choice. Null: not answered, which is no. */
export class Migration20261124_42_video_sale extends Migration {
  override up(): void {
    this.addSql('alter table profile add column video_sale_allowed boolean null');
  }

  override down(): void {
    this.addSql('alter table profile drop column video_sale_allowed');
  }
}
