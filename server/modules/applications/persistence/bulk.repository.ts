import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { IdempotencyKeyReused } from '../../../platform/errors/request.errors.js';
import { hashOfKey } from '../../../platform/idempotency/answer-cipher.js';
import { newId } from '../../../platform/ids/new-id.js';
import { UNDO_MS } from '../domain/application.policy.js';
import type { BulkAction } from '../http/bulk.contract.js';

export interface Bulk {
  readonly id: string;
  readonly companyId: string;
  readonly action: BulkAction;
}

/** An application that the bulk changed. */
export interface BulkItem {
  readonly applicationId: string;
  readonly eventId: string;
  readonly doneAt: Date;
  /** When the candidate is notified of a refusal. */
  readonly finalAt: Date;
  readonly undoneAt: Date | null;
}

interface ItemRow {
  application_id: string;
  event_id: string;
  done_at: string;
  counts_from: string;
  undone_at: string | null;
}

/** Longer than any client repeats a request with one key. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;
const CHUNK = 500;

/** Actions on many applications, and their changes. */
@Injectable()
export class BulkRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * The bulk of this key, begun now or by an earlier request that was interrupted.
   *
   * @throws IdempotencyKeyReused if the key was used for another request.
   */
  async begin(
    { actorId, companyId, key, asks }: { actorId: string; companyId: string; key: string; asks: unknown },
    action: BulkAction,
    now: Date,
  ): Promise<Bulk> {
    const keyHash = hashOfKey(key);
    const fingerprint = createHash('sha256').update(JSON.stringify(asks)).digest('hex');
    await this.em.execute(
      `insert into application_bulk (id, company_id, actor_id, key_hash, fingerprint, action, made_at)
       values (?, ?, ?, ?, ?, ?, ?) on conflict (actor_id, key_hash) do nothing`,
      [newId(), companyId, actorId, keyHash, fingerprint, action, now],
    );
    const [row] = await this.em.execute<{ id: string; company_id: string; fingerprint: string }[]>(
      'select id, company_id, fingerprint from application_bulk where actor_id = ? and key_hash = ?',
      [actorId, keyHash],
    );
    if (!row || row.fingerprint !== fingerprint) throw new IdempotencyKeyReused();
    return { id: row.id, companyId: row.company_id, action };
  }

  async find(id: string): Promise<Bulk | null> {
    const [row] = await this.em.execute<{ id: string; company_id: string; action: BulkAction }[]>(
      'select id, company_id, action from application_bulk where id = ?',
      [id],
    );
    return row ? { id: row.id, companyId: row.company_id, action: row.action } : null;
  }

  /** In the order in which they were changed. */
  async items(bulkId: string): Promise<readonly BulkItem[]> {
    const rows = await this.em.execute<ItemRow[]>(
      `select i.application_id, i.event_id, i.done_at, greatest(i.done_at, a.rejected_at) as counts_from, i.undone_at
         from application_bulk_item i left join application a on a.id = i.application_id
        where i.bulk_id = ? order by i.done_at, i.application_id`,
      [bulkId],
    );
    return rows.map((row) => ({
      applicationId: row.application_id,
      eventId: row.event_id,
      doneAt: new Date(row.done_at),
      finalAt: new Date(new Date(row.counts_from).getTime() + UNDO_MS),
      undoneAt: row.undone_at === null ? null : new Date(row.undone_at),
    }));
  }

  async has(bulkId: string, applicationId: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      'select 1 from application_bulk_item where bulk_id = ? and application_id = ?',
      [bulkId, applicationId],
    );
    return rows.length > 0;
  }

  /** Call it in the transaction of the change. */
  async done(
    bulkId: string,
    { applicationId, eventId, doneAt }: Omit<BulkItem, 'undoneAt' | 'finalAt'>,
  ): Promise<void> {
    await this.em.execute(
      'insert into application_bulk_item (bulk_id, application_id, event_id, done_at) values (?, ?, ?, ?)',
      [bulkId, applicationId, eventId, doneAt],
    );
  }

  /** Call it in the transaction of the undo. */
  async undone(bulkId: string, applicationId: string, now: Date): Promise<void> {
    await this.em.execute(
      'update application_bulk_item set undone_at = ? where bulk_id = ? and application_id = ? and undone_at is null',
      [now, bulkId, applicationId],
    );
  }

  /** @returns the number of deleted bulks, which are too old for a repeated request. */
  async sweep(now: Date, signal?: AbortSignal): Promise<number> {
    for (let removed = 0; ;) {
      signal?.throwIfAborted();
      const rows = await this.em.execute<unknown[]>(
        `delete from application_bulk where id in (select id from application_bulk where made_at < ? limit ?)
         returning 1 as gone`,
        [new Date(now.getTime() - KEEP_MS), CHUNK],
      );
      removed += rows.length;
      if (rows.length < CHUNK) return removed;
    }
  }

  async forget(actorId: string): Promise<void> {
    await this.em.execute('delete from application_bulk where actor_id = ?', [actorId]);
  }
}
