import { Migration } from '@mikro-orm/migrations';

/** How a video was encoded (decision 0088). Null for older videos, and for those that the version before or another machine makes. */
export class Migration20261127_102_ways_to_make extends Migration {
  override up(): void {
    this.addSql('alter table video add column made_with text null');
    this.addSql(`alter table video add constraint video_made_with_check
      check (made_with in ('software', 'fallback', 'nvenc', 'vaapi', 'videotoolbox')) not valid`);
    this.addSql('alter table video validate constraint video_made_with_check');
  }

  override down(): void {
    this.addSql('alter table video drop column made_with');
  }
}
