import { defineEntity, p } from '@mikro-orm/core';
import type { SubjectKind } from './match-subject.entity.js';

/**
 * One side of the matching index as bytes, from which a worker starts without reading every row of `match_subject`. It is in the
 * database, so that a restore to an earlier time also brings back the snapshot of that time: a later one would name transactions that
 * never happened.
 */
export const MatchIndexSnapshotSchema = defineEntity({
  name: 'MatchIndexSnapshot',
  tableName: 'match_index_snapshot',
  properties: {
    id: p.uuid().primary(),
    kind: p.text().$type<SubjectKind>(),
    /** Form of the bytes; processes of another version may not read it. */
    format: p.text(),
    /** The PostgreSQL cluster whose transactions it names. */
    cluster: p.bigint('string'),
    /** It contains all transactions before this one, and perhaps some of the later ones. */
    floor: p.string().columnType('xid8'),
    takenAt: p.datetime(3),
    subjects: p.integer(),
    sizeBytes: p.bigint('number'),
    sha256: p.text(),
  },
  indexes: [{ name: 'match_index_snapshot_taken_index', properties: ['kind', 'takenAt'] }],
  checks: [
    { name: 'match_index_snapshot_kind_check', expression: `kind in ('SEEKER', 'JOB')` },
    { name: 'match_index_snapshot_subjects_check', expression: 'subjects >= 0' },
    { name: 'match_index_snapshot_size_check', expression: 'size_bytes > 0' },
    { name: 'match_index_snapshot_sha256_check', expression: `sha256 ~ '^[0-9a-f]{64}$'` },
  ],
});

/** The bytes of a snapshot, in parts of a few megabytes. */
export const MatchIndexSnapshotPartSchema = defineEntity({
  name: 'MatchIndexSnapshotPart',
  tableName: 'match_index_snapshot_part',
  properties: {
    snapshotId: () =>
      p
        .manyToOne(MatchIndexSnapshotSchema)
        .mapToPk()
        .primary()
        .fieldName('snapshot_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('match_index_snapshot_part_snapshot_id_foreign'),
    part: p.integer().primary(),
    bytes: p.blob(),
  },
  checks: [{ name: 'match_index_snapshot_part_part_check', expression: 'part >= 0' }],
});
