import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { noStrays, type Stray, type StrayKind, type StrayTotals, type Verdict } from '../domain/stray.js';

/** How far a listing of the storage has come. */
export interface Listing {
  readonly beganAt: Date;
  /** The last key that was looked at. */
  readonly cursor: string | undefined;
  readonly totals: StrayTotals;
}

/** Files without a row: their verdict, the time since when they are seen, and the position of the listing. */
@Injectable()
export class StrayFiles {
  constructor(private readonly em: EntityManager) {}

  /** @param ids of the folders: videos, pictures and documents. Ids without an answer are unknown. */
  async verdictsOnFiles(ids: readonly string[]): Promise<ReadonlyMap<string, Verdict>> {
    return this.#verdicts(
      ids,
      `select id, case when status in ('removed', 'completed')
                         or status = 'failed' and failure_code is distinct from 'MEDIA.PROCESSING_FAILED'
                       then 'leftover' else 'undecided' end as verdict
         from video where id in (?)
       union all
       select id, case when removed_at is null then 'undecided' else 'leftover' end from owned_file where id in (?)
       union all
       select id, 'leftover' from media_gone where kind = 'file' and id in (?)
          and id not in (select id from video) and id not in (select id from owned_file)`,
    );
  }

  /** @param ids of uploads in pieces. Ids without an answer are unknown. */
  async verdictsOnPieces(ids: readonly string[]): Promise<ReadonlyMap<string, Verdict>> {
    return this.#verdicts(
      ids,
      `select id, case when finished_at is null then 'undecided' else 'leftover' end as verdict
         from video_upload where id in (?)
       union all
       select id, 'leftover' from video where id in (?) and id not in (select id from video_upload)
       union all
       select id, 'leftover' from media_gone where kind = 'upload' and id in (?)
          and id not in (select id from video_upload) and id not in (select id from video)`,
    );
  }

  async #verdicts(ids: readonly string[], sql: string): Promise<ReadonlyMap<string, Verdict>> {
    if (ids.length === 0) return new Map();
    const rows = await this.em.execute<{ id: string; verdict: Verdict }[]>(sql, [ids, ids, ids]);
    return new Map(rows.map(({ id, verdict }) => [id, verdict]));
  }

  /** Continues the listing that a stopped worker began, or begins one. */
  async beginListing(now: Date): Promise<Listing> {
    const [row] = await this.em.execute<
      { list_began_at: string; list_cursor: string | null; list_totals: StrayTotals | null }[]
    >(
      `update media_installation set list_began_at = coalesce(list_began_at, ?)
       returning list_began_at, list_cursor, list_totals`,
      [now],
    );
    if (!row) throw new Error('the database does not say which installation it is');
    return {
      beganAt: new Date(row.list_began_at),
      cursor: row.list_cursor ?? undefined,
      totals: row.list_totals ?? noStrays,
    };
  }

  async continueListing(cursor: string, totals: StrayTotals): Promise<void> {
    await this.em.execute('update media_installation set list_cursor = ?, list_totals = ?', [
      cursor,
      JSON.stringify(totals),
    ]);
  }

  /** The listing is complete: files that it did not find no longer exist. */
  async endListing(kind: StrayKind, beganAt: Date): Promise<void> {
    await this.em.execute('delete from media_stray where kind = ? and last_seen_at < ?', [kind, beganAt]);
    if (kind === 'file')
      await this.em.execute(
        'update media_installation set list_began_at = null, list_cursor = null, list_totals = null',
      );
  }

  /** Stores files with the time when they were first seen. A new verdict begins a new quarantine. */
  async note(strays: readonly Stray[], now: Date): Promise<void> {
    for (const { key, kind, verdict, size } of strays)
      await this.em.execute(
        `insert into media_stray (storage_key, kind, verdict, size_bytes, first_seen_at, last_seen_at)
         values (?, ?, ?, ?, ?, ?)
         on conflict (storage_key) do update
            set size_bytes = excluded.size_bytes, last_seen_at = excluded.last_seen_at, verdict = excluded.verdict,
                first_seen_at = case when media_stray.verdict = excluded.verdict then media_stray.first_seen_at
                                     else excluded.first_seen_at end`,
        [key, kind, verdict, size, now, now],
      );
  }

  async forget(keys: readonly string[]): Promise<void> {
    if (keys.length > 0) await this.em.execute('delete from media_stray where storage_key in (?)', [keys]);
  }

  /**
   * Leftovers whose quarantine is over, and that a later listing found again.
   *
   * @param after key of the last one of the page before
   */
  async due(
    firstSeenBefore: Date,
    after: string,
    limit: number,
  ): Promise<readonly { readonly key: string; readonly kind: StrayKind }[]> {
    return this.em.execute(
      `select storage_key as key, kind from media_stray
        where verdict = 'leftover' and first_seen_at <= ? and last_seen_at > first_seen_at and storage_key > ?
        order by storage_key limit ?`,
      [firstSeenBefore, after, limit],
    );
  }

  /** Uploads that were given up or expired in the last hours: their sender may still have been writing. */
  async goneUploads(limit: number): Promise<readonly string[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      `select id from media_gone
        where kind = 'upload' and gone_at >= now() - interval '3 hours' and id not in (select id from video)
        order by gone_at, id limit ?`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Long after the quarantine of anything that they explain. @returns the number of forgotten ids */
  async forgetGone(): Promise<number> {
    const rows = await this.em.execute<unknown[]>(
      `delete from media_gone where gone_at < now() - interval '90 days' returning id`,
    );
    return rows.length;
  }
}
