import { Migration } from '@mikro-orm/migrations';

/** Videos that a fault on our side paused: when it began, the number of tries, and the time of the next one. */
export class Migration20261125_53_video_faults extends Migration {
  override up(): void {
    this.addSql(`
      create table video_fault (
        video_id uuid not null,
        kind text not null,
        detail text not null,
        tries smallint not null,
        unclear smallint not null,
        claims smallint not null,
        since timestamptz(3) not null,
        last_at timestamptz(3) not null,
        retry_at timestamptz(3) not null,
        constraint video_fault_pkey primary key (video_id),
        constraint video_fault_kind_check check (kind in ('storage', 'disk-full', 'database', 'ffmpeg-missing', 'killed', 'out-of-memory', 'internal', 'unclear')),
        constraint video_fault_detail_check check (char_length(detail) <= 500),
        constraint video_fault_tries_check check (tries >= 0 and unclear >= 0 and unclear <= tries),
        constraint video_fault_retry_at_check check (retry_at >= since)
      )
    `);
    this.addSql(`
      alter table video_fault add constraint video_fault_video_id_foreign
      foreign key (video_id) references video (id) on delete cascade
    `);
  }

  override down(): void {
    this.addSql('drop table video_fault');
  }
}
