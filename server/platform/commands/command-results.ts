import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { IdempotencyKeyReused } from '../errors/request.errors.js';
import { hashOfKey } from '../idempotency/answer-cipher.js';

/** Longer than any client repeats a request with one key. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;
/** Small batches, so that commands do not wait. */
const CHUNK = 5_000;

export interface NamedRequest {
  readonly caller: string;
  /** `Idempotency-Key` of the request. */
  readonly key: string;
  readonly command: string;
  /** Content of the request: the same key with other content is refused. */
  readonly asks: unknown;
}

/** The earlier result of the same key. */
export interface EarlierResult {
  readonly result: unknown;
}

/** Executed requests and their results, written in the transaction that makes them. */
@Injectable()
export class CommandResults {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Claims the key for the current transaction. Of two concurrent calls the second waits for the first.
   *
   * @param result the result, if it is already known.
   * @returns null if the request must be executed; otherwise its earlier result.
   * @throws IdempotencyKeyReused if the key was used for another request.
   */
  async claim({ caller, key, command, asks }: NamedRequest, result: unknown): Promise<EarlierResult | null> {
    const keyHash = hashOfKey(key);
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([command, asks]))
      .digest('hex');
    const claimed = await this.em.execute<unknown[]>(
      `insert into command_results (caller, key_hash, command, fingerprint, result, created_at)
       values (?, ?, ?, ?, ?::jsonb, ?) on conflict (caller, key_hash) do nothing returning 1 as mine`,
      [caller, keyHash, command, fingerprint, jsonOf(result), this.clock.now()],
    );
    if (claimed.length > 0) return null;
    const [earlier] = await this.em.execute<{ fingerprint: string; result: unknown }[]>(
      'select fingerprint, result from command_results where caller = ? and key_hash = ?',
      [caller, keyHash],
    );
    if (!earlier) throw new Error('a result was swept while its key came again');
    if (earlier.fingerprint !== fingerprint) throw new IdempotencyKeyReused();
    return { result: earlier.result };
  }

  /** Stores a result that was unknown when the key was claimed. */
  async keep({ caller, key }: NamedRequest, result: unknown): Promise<void> {
    await this.em.execute('update command_results set result = ?::jsonb where caller = ? and key_hash = ?', [
      jsonOf(result),
      caller,
      hashOfKey(key),
    ]);
  }

  /** @returns the number of deleted results, which are too old for a repeated request. */
  async sweep(signal?: AbortSignal): Promise<number> {
    const oldest = new Date(this.clock.now().getTime() - KEEP_MS);
    for (let removed = 0; ;) {
      signal?.throwIfAborted();
      const rows = await this.em.execute<unknown[]>(
        `delete from command_results where (caller, key_hash) in (
           select caller, key_hash from command_results where created_at < ? limit ?
         ) returning 1 as gone`,
        [oldest, CHUNK],
      );
      removed += rows.length;
      if (rows.length < CHUNK) return removed;
    }
  }
}

const jsonOf = (result: unknown): string | null => (result === undefined ? null : JSON.stringify(result));
