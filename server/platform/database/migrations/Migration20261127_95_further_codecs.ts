import { Migration } from '@mikro-orm/migrations';

const rungs = ['360p', '720p', '1080p'];
const further = ['av1', 'hevc'].flatMap((codec) => rungs.map((rung) => `${rung}_${codec}`));
const checkOf = (names: readonly string[]): string => `name in (${names.map((name) => `'${name}'`).join(', ')})`;

/** Encoders on other machines may send rungs in AV1 and HEVC, if their job asks for them (decision 0088). */
export class Migration20261127_95_further_codecs extends Migration {
  override up(): void {
    this.addSql(`alter table encoder_file drop constraint encoder_file_name_check,
      add constraint encoder_file_name_check check (${checkOf([...rungs, ...further])})`);
    this.addSql(`alter table encoder_job add column codecs text not null default '',
      add constraint encoder_job_codecs_check check (codecs in ('', 'av1', 'hevc', 'av1,hevc'))`);
  }

  override down(): void {
    this.addSql('alter table encoder_job drop column codecs');
    this.addSql(`delete from encoder_file where not (${checkOf(rungs)})`);
    this.addSql(`alter table encoder_file drop constraint encoder_file_name_check,
      add constraint encoder_file_name_check check (${checkOf(rungs)})`);
  }
}
