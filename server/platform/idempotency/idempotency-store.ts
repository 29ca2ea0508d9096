import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { IdempotencyKeyInUse } from '../errors/request.errors.js';
import { type Answer, hashOfKey, openAnswer, sealAnswer } from './answer-cipher.js';

/** How long an answer is replayed. */
const REPLAY_MS = 24 * 60 * 60 * 1000;
/** Interval of heartbeats for a server's running calls; a call can take as long as a large upload. */
const BEAT_MS = 10_000;
/** A call without heartbeats is dead, and its key can be used again. Four heartbeats may be missed. */
const ABANDONED_MS = 45_000;
/** Max duration of a call. After it no heartbeat is sent, because its end was missed (the client disconnected). */
const LONGEST_MS = 60 * 60 * 1000;

/** The record of the first call with a key; `answer` is null while it runs. */
export interface EarlierCall {
  readonly fingerprint: string;
  readonly status: number | null;
  readonly answer: Answer | null;
}

interface Row {
  fingerprint: string;
  status: number | null;
  answer: Buffer | null;
}

/** Stores requests and answers by caller and key. */
@Injectable()
export class IdempotencyStore implements OnModuleInit, OnModuleDestroy {
  private readonly running = new Map<
    string,
    { readonly caller: string; readonly hash: string; readonly since: Date }
  >();
  private heart: NodeJS.Timeout | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    // The next heartbeat makes up for a failed one; only four failures in a row matter.
    this.heart = setInterval(() => void this.beat().catch(() => undefined), BEAT_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.heart);
  }

  /**
   * @param replayMs how long an answer is replayed, counted from the start of its call.
   * @returns null if the caller may run the request; otherwise the record of the first call.
   */
  async claim(
    caller: string,
    key: string,
    fingerprint: string,
    replayMs: number = REPLAY_MS,
  ): Promise<EarlierCall | null> {
    const now = this.clock.now();
    const hash = hashOfKey(key);
    // Takes over records that are too old to be replayed, or belong to a dead server.
    const inserted = await this.em.execute<unknown[]>(
      `insert into idempotency_key as k (caller, key_hash, fingerprint, created_at) values (?, ?, ?, ?)
       on conflict (caller, key_hash) do update
         set fingerprint = excluded.fingerprint, status = null, answer = null, created_at = excluded.created_at
         where k.created_at < case when k.status is null then ?::timestamptz else ?::timestamptz end
       returning 1 as mine`,
      [caller, hash, fingerprint, now, new Date(now.getTime() - ABANDONED_MS), new Date(now.getTime() - replayMs)],
    );
    if (inserted.length > 0) {
      this.running.set(`${caller} ${hash}`, { caller, hash, since: now });
      return null;
    }
    const [row] = await this.em.execute<Row[]>(
      'select fingerprint, status, answer from idempotency_key where caller = ? and key_hash = ?',
      [caller, hash],
    );
    // Deleted between the two statements, because the first call just failed. The caller may retry.
    if (!row) return { fingerprint, status: null, answer: null };
    return { ...row, answer: row.answer ? openAnswer(row.answer, caller, key) : null };
  }

  /** Sends the heartbeat of this server's running calls. */
  async beat(): Promise<void> {
    const now = this.clock.now();
    for (const [name, { since }] of this.running) {
      if (now.getTime() - since.getTime() > LONGEST_MS) this.running.delete(name);
    }
    if (this.running.size === 0) return;
    const calls = [...this.running.values()];
    await this.em.fork().execute(
      `update idempotency_key set created_at = ?
        where status is null and (caller, key_hash) in (${calls.map(() => '(?, ?)').join(', ')})`,
      [now, ...calls.flatMap(({ caller, hash }) => [caller, hash])],
    );
  }

  async complete(caller: string, key: string, status: number, answer: Answer): Promise<void> {
    this.forget(caller, key);
    await this.em.execute('update idempotency_key set status = ?, answer = ? where caller = ? and key_hash = ?', [
      status,
      sealAnswer(answer, caller, key),
      caller,
      hashOfKey(key),
    ]);
  }

  /**
   * Stores the answer in the transaction of the write, so that both commit or neither.
   * @throws IdempotencyKeyInUse if another server took the call over and was faster
   */
  async completeInTransaction(caller: string, key: string, status: number, answer: Answer): Promise<void> {
    const settled = await this.em.execute<unknown[]>(
      `update idempotency_key set status = ?, answer = ?
        where caller = ? and key_hash = ? and status is null returning 1 as mine`,
      [status, sealAnswer(answer, caller, key), caller, hashOfKey(key)],
    );
    if (settled.length === 0) throw new IdempotencyKeyInUse();
  }

  /** The call changed nothing, so the key may be used again. */
  async release(caller: string, key: string): Promise<void> {
    this.forget(caller, key);
    await this.em.execute('delete from idempotency_key where caller = ? and key_hash = ? and status is null', [
      caller,
      hashOfKey(key),
    ]);
  }

  /** Deletes at most `limit` answers that are too old to be replayed, oldest first. @returns their number. */
  async sweep(limit: number): Promise<number> {
    const oldest = new Date(this.clock.now().getTime() - REPLAY_MS);
    const rows = await this.em.execute<unknown[]>(
      `delete from idempotency_key where (caller, key_hash) in (
         select caller, key_hash from idempotency_key where created_at < ? order by created_at limit ?)
       returning 1 as gone`,
      [oldest, limit],
    );
    return rows.length;
  }

  /** The call ended, so it needs no heartbeat. */
  forget(caller: string, key: string): void {
    this.running.delete(`${caller} ${hashOfKey(key)}`);
  }
}
