import { Migration } from '@mikro-orm/migrations';

/** The cost of a video: processor time of ffmpeg and bytes of its files. Null for older videos, and for those that the version before makes. */
export class Migration20261127_55_video_costs extends Migration {
  override up(): void {
    this.addSql('alter table video add column made_cpu_ms integer null, add column made_bytes bigint null');
    this.addSql(
      'alter table video add constraint video_made_check check (made_cpu_ms >= 0 and made_bytes >= 0) not valid',
    );
    this.addSql('alter table video validate constraint video_made_check');
    this.addSql('alter table encoder_job add column cpu_ms integer null');
    this.addSql('alter table encoder_job add constraint encoder_job_cpu_ms_check check (cpu_ms >= 0) not valid');
    this.addSql('alter table encoder_job validate constraint encoder_job_cpu_ms_check');
  }

  override down(): void {
    this.addSql('alter table encoder_job drop column cpu_ms');
    this.addSql('alter table video drop column made_cpu_ms, drop column made_bytes');
  }
}
