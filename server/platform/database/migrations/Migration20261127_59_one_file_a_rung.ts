import { Migration } from '@mikro-orm/migrations';

/** The best rung of a video is stored once: the file that plays as a whole also has its segments (decision 0071). */
export class Migration20261127_59_one_file_a_rung extends Migration {
  override up(): void {
    this.addSql(`alter table media_file add column rung text,
      add constraint media_file_rung_check check (rung is null or (kind = 'rendition' and char_length(rung) <= 20))`);
  }

  override down(): void {
    this.addSql('alter table media_file drop column rung');
  }
}
