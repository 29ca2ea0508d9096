import { Migration } from '@mikro-orm/migrations';

/** Videos without sound, so that a blind review does not wait for a voice that never comes. */
export class Migration20261126_88_silent_videos extends Migration {
  override up(): void {
    this.addSql('alter table video add column is_silent boolean not null default false');
  }

  override down(): void {
    this.addSql('alter table video drop column is_silent');
  }
}
