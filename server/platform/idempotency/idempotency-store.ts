import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { type Answer, hashOfKey, openAnswer, sealAnswer } from './answer-cipher.js';

/** How long an answer is replayed. */
const REPLAY_MS = 24 * 60 * 60 * 1000;
/** After this long a call that never finished is taken for dead, so that its key can be used again. */
const ABANDONED_MS = 60 * 60 * 1000;

/** What the first call with a key left behind; `answer` is null while it runs. */
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

/** Remembers, for each caller and key, what was asked and what was answered. */
@Injectable()
export class IdempotencyStore {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** @returns null when the key is now ours to run; otherwise what the first call left behind. */
  async claim(caller: string, key: string, fingerprint: string): Promise<EarlierCall | null> {
    const now = this.clock.now();
    const hash = hashOfKey(key);
    await this.em.execute(
      `delete from idempotency_key
       where caller = ? and key_hash = ? and (created_at < ? or (status is null and created_at < ?))`,
      [caller, hash, new Date(now.getTime() - REPLAY_MS), new Date(now.getTime() - ABANDONED_MS)],
    );
    const inserted = await this.em.execute<unknown[]>(
      `insert into idempotency_key (caller, key_hash, fingerprint, created_at) values (?, ?, ?, ?)
       on conflict do nothing returning 1 as mine`,
      [caller, hash, fingerprint, now],
    );
    if (inserted.length > 0) return null;
    const [row] = await this.em.execute<Row[]>(
      'select fingerprint, status, answer from idempotency_key where caller = ? and key_hash = ?',
      [caller, hash],
    );
    // Gone between the two statements: the first call just failed and gave it back. The caller may come again.
    if (!row) return { fingerprint, status: null, answer: null };
    return { ...row, answer: row.answer ? openAnswer(row.answer, caller, key) : null };
  }

  async complete(caller: string, key: string, status: number, answer: Answer): Promise<void> {
    await this.em.execute('update idempotency_key set status = ?, answer = ? where caller = ? and key_hash = ?', [
      status,
      sealAnswer(answer, caller, key),
      caller,
      hashOfKey(key),
    ]);
  }

  /** The call changed nothing, so the same key may be tried again. */
  async release(caller: string, key: string): Promise<void> {
    await this.em.execute('delete from idempotency_key where caller = ? and key_hash = ? and status is null', [
      caller,
      hashOfKey(key),
    ]);
  }

  /** @returns how many answers were too old to be replayed and are gone. */
  async sweep(): Promise<number> {
    const oldest = new Date(this.clock.now().getTime() - REPLAY_MS);
    const rows = await this.em.execute<unknown[]>(
      'delete from idempotency_key where created_at < ? returning 1 as gone',
      [oldest],
    );
    return rows.length;
  }
}
