import { Migration } from '@mikro-orm/migrations';

/** A recording answer by answer arrives as one upload of several files: the length of each. */
export class Migration20261121_29_recordings extends Migration {
  override up(): void {
    this.addSql('alter table video_upload add column parts jsonb null');
    this.addSql('alter table video add column original_parts jsonb null');
  }

  override down(): void {
    this.addSql('alter table video drop column original_parts');
    this.addSql('alter table video_upload drop column parts');
  }
}
