import { Migration } from '@mikro-orm/migrations';

/** Separate queues for short and long videos. */
export class Migration20261125_68_video_lanes extends Migration {
  override up(): void {
    this.addSql(`
      alter table video
        add column lane text not null default 'short',
        add constraint video_lane_check check (lane in ('short', 'long'))
    `);
  }

  override down(): void {
    this.addSql('alter table video drop column lane');
  }
}
