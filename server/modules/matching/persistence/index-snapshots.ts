import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { newId } from '../../../platform/ids/new-id.js';
import type { SubjectKind } from '../domain/match-subject.entity.js';

/** Bytes of a part: one statement each, far below the longest that a statement may take. */
const PART = 2 * 1024 * 1024;
/** If the newest one is damaged, a process starts from the one before. */
const KEPT = 2;

/** One side of the index at a time. */
export interface IndexSnapshot {
  readonly bytes: Uint8Array;
  readonly format: string;
  /** It contains all transactions before this one. */
  readonly floor: string;
  readonly takenAt: Date;
  readonly subjects: number;
}

/** A stored snapshot without its bytes. */
export interface StoredSnapshot {
  readonly id: string;
  readonly floor: string;
  readonly size: number;
  readonly sha256: string;
}

/** A stored snapshot is not what was written, or the database cannot read it. */
export class DamagedSnapshot extends Error {
  constructor(options?: ErrorOptions) {
    super('parts of the snapshot are missing or unreadable, or its checksum is wrong', options);
    this.name = 'DamagedSnapshot';
  }
}

/**
 * Stored snapshots of the matching index. One whose writer was killed never existed, because its rows are written in one transaction.
 * Call inside a transaction.
 */
@Injectable()
export class IndexSnapshots {
  constructor(private readonly em: EntityManager) {}

  /** Stores it and deletes all but the newest {@link KEPT} of its kind and format. */
  async save(kind: SubjectKind, { bytes, format, floor, takenAt, subjects }: IndexSnapshot): Promise<void> {
    const id = newId();
    const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    await this.em.execute(
      `insert into match_index_snapshot (id, kind, format, cluster, floor, taken_at, subjects, size_bytes, sha256)
       select ?, ?, ?, system_identifier, ?::xid8, ?, ?, ?, ? from pg_control_system()`,
      [id, kind, format, floor, takenAt, subjects, whole.length, createHash('sha256').update(whole).digest('hex')],
    );
    for (let part = 0; part * PART < whole.length; part += 1) {
      await this.em.execute('insert into match_index_snapshot_part (snapshot_id, part, bytes) values (?, ?, ?)', [
        id,
        part,
        whole.subarray(part * PART, (part + 1) * PART),
      ]);
    }
    await this.em.execute(
      `delete from match_index_snapshot where id in (
         select id from match_index_snapshot where kind = ? and format = ? order by taken_at desc, id desc offset ${KEPT})`,
      [kind, format],
    );
  }

  /**
   * Those of this format that were taken later than `after`, newest first. Left out are those of another cluster, for example after a
   * dump was restored: transactions have other ids there.
   */
  async list(kind: SubjectKind, format: string, after: Date): Promise<readonly StoredSnapshot[]> {
    const rows = await this.em.execute<{ id: string; floor: string; size: string; sha256: string }[]>(
      `select id, floor::text as floor, size_bytes::text as size, sha256
         from match_index_snapshot, pg_control_system()
        where kind = ? and format = ? and taken_at > ? and cluster = system_identifier
          and floor <= pg_snapshot_xmax(pg_current_snapshot())
        order by taken_at desc, id desc limit ${KEPT}`,
      [kind, format, after],
    );
    return rows.map((row) => ({ ...row, size: Number(row.size) }));
  }

  /**
   * The caller's transaction goes on after an error, for example if PostgreSQL finds a damaged page: a snapshot only saves time.
   *
   * @throws DamagedSnapshot
   */
  async read(stored: StoredSnapshot): Promise<Uint8Array> {
    await this.em.execute('savepoint reading_snapshot');
    try {
      return await this.#bytesOf(stored);
    } catch (cause) {
      await this.em.execute('rollback to savepoint reading_snapshot');
      throw cause instanceof DamagedSnapshot ? cause : new DamagedSnapshot({ cause });
    } finally {
      await this.em.execute('release savepoint reading_snapshot');
    }
  }

  async #bytesOf({ id, size, sha256 }: StoredSnapshot): Promise<Uint8Array> {
    const [stored] = await this.em.execute<{ size: string }[]>(
      'select coalesce(sum(length(bytes)), 0)::text as size from match_index_snapshot_part where snapshot_id = ?',
      [id],
    );
    // Compared before the memory is taken.
    if (Number(stored?.size) !== size) throw new DamagedSnapshot();
    const bytes = new Uint8Array(size);
    const hash = createHash('sha256');
    for (let part = 0, at = 0; at < size; part += 1) {
      const [row] = await this.em.execute<{ bytes: Buffer }[]>(
        'select bytes from match_index_snapshot_part where snapshot_id = ? and part = ?',
        [id, part],
      );
      if (!row || row.bytes.length === 0 || row.bytes.length > size - at) throw new DamagedSnapshot();
      bytes.set(row.bytes, at);
      hash.update(row.bytes);
      at += row.bytes.length;
    }
    if (hash.digest('hex') !== sha256) throw new DamagedSnapshot();
    return bytes;
  }

  /** Deletes those of a kind that were taken earlier than `before`, or all. */
  async forget(kind: SubjectKind, before?: Date): Promise<void> {
    if (before)
      await this.em.execute('delete from match_index_snapshot where kind = ? and taken_at < ?', [kind, before]);
    else await this.em.execute('delete from match_index_snapshot where kind = ?', [kind]);
  }
}
