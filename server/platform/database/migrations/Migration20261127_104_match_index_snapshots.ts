import { Migration } from '@mikro-orm/migrations';

/** Snapshots of the matching index, so that a worker starts without reading every person and posting. */
export class Migration20261127_104_match_index_snapshots extends Migration {
  override up(): void {
    this.addSql(`
      create table match_index_snapshot (
        id uuid not null,
        kind text not null,
        format text not null,
        cluster bigint not null,
        floor xid8 not null,
        taken_at timestamptz(3) not null,
        subjects int not null,
        size_bytes bigint not null,
        sha256 text not null,
        constraint match_index_snapshot_pkey primary key (id),
        constraint match_index_snapshot_kind_check check (kind in ('SEEKER', 'JOB')),
        constraint match_index_snapshot_subjects_check check (subjects >= 0),
        constraint match_index_snapshot_size_check check (size_bytes > 0),
        constraint match_index_snapshot_sha256_check check (sha256 ~ '^[0-9a-f]{64}$')
      )
    `);
    this.addSql('create index match_index_snapshot_taken_index on match_index_snapshot (kind, taken_at)');
    this.addSql(`
      create table match_index_snapshot_part (
        snapshot_id uuid not null,
        part int not null,
        bytes bytea not null,
        constraint match_index_snapshot_part_pkey primary key (snapshot_id, part),
        constraint match_index_snapshot_part_snapshot_id_foreign
          foreign key (snapshot_id) references match_index_snapshot (id) on delete cascade,
        constraint match_index_snapshot_part_part_check check (part >= 0)
      )
    `);
    // Compressing numbers costs more time at the start than it saves space.
    this.addSql('alter table match_index_snapshot_part alter column bytes set storage external');
  }

  override down(): void {
    this.addSql('drop table match_index_snapshot_part');
    this.addSql('drop table match_index_snapshot');
  }
}
