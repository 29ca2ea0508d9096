import { Migration } from '@mikro-orm/migrations';

/**
 * Noise reduction as the owner's choice, and videos that are made again because it changed. The version before makes all sound without
 * it, and asks for no remake.
 */
export class Migration20261127_64_noise_reduction extends Migration {
  override up(): void {
    this.addSql('alter table video add column reduces_noise boolean not null default false');
    this.addSql('alter table video_upload add column reduces_noise boolean not null default false');
    this.addSql('alter table encoder add column protocol smallint null');
    this.addSql('alter table encoder add constraint encoder_protocol_check check (protocol >= 1) not valid');
    this.addSql('alter table encoder validate constraint encoder_protocol_check');
    this.addSql(`
      create table video_remake (
        video_id uuid not null,
        state text not null,
        reduces_noise boolean not null,
        requests smallint not null,
        claims smallint not null default 0,
        tries smallint not null default 0,
        unclear smallint not null default 0,
        fault_kind text null,
        fault_detail text null,
        fault_since timestamptz(3) null,
        retry_at timestamptz(3) not null,
        requested_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        primary key (video_id),
        constraint video_remake_video_id_foreign foreign key (video_id) references video (id) on delete cascade,
        constraint video_remake_state_check check (state in ('waiting', 'done', 'failed')),
        constraint video_remake_requests_check check (requests >= 1 and requests <= 10),
        constraint video_remake_counts_check check (claims >= 0 and tries >= 0 and unclear >= 0 and unclear <= tries),
        constraint video_remake_fault_check check (
          (fault_kind is null) = (tries = 0) and (fault_kind is null) = (fault_detail is null)
          and (fault_kind is null) = (fault_since is null)
          and fault_kind in
            ('storage', 'disk-full', 'database', 'ffmpeg-missing', 'killed', 'out-of-memory', 'internal', 'unclear')
          and char_length(fault_detail) <= 500)
      )
    `);
    this.addSql(
      `create index video_remake_waiting_index on video_remake (updated_at, video_id) where state = 'waiting'`,
    );
  }

  override down(): void {
    this.addSql('drop table video_remake');
    this.addSql('alter table encoder drop column protocol');
    this.addSql('alter table video_upload drop column reduces_noise');
    this.addSql('alter table video drop column reduces_noise');
  }
}
