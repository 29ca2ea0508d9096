import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Lock, Locker, RequestRelease } from '@tus/server';
import { lockedOut } from './protocol-refusal.js';

/** Seconds after which a holder that went silent (its process died) has lost the lock. */
const LEASE_SECONDS = 8;
const RENEW_MS = 1_000;
const ASK_MS = 200;
/** The holder is asked to let go at once; whoever waits longer than its lease and a little more is told to come back. */
const PATIENCE_MS = (LEASE_SECONDS + 4) * 1_000;

/**
 * Who may write to an upload, whichever replica serves the request: a lease in the upload's row, renewed while it is held. A
 * sender whose line broke comes back before the server has noticed, so a second request asks the first one to let go.
 * Times are the database's, because replicas must agree.
 */
@Injectable()
export class UploadLocks implements Locker {
  constructor(private readonly em: EntityManager) {}

  newLock(id: string): Lock {
    return new LeaseLock(this.em, id);
  }

  /** Runs work that nobody else may do at the same time. */
  async holding<T>(id: string, work: () => Promise<T>): Promise<T> {
    const lock = this.newLock(id);
    await lock.lock(new AbortController().signal, () => undefined);
    try {
      return await work();
    } finally {
      await lock.unlock();
    }
  }
}

class LeaseLock implements Lock {
  readonly #token = randomUUID();
  #renewal: NodeJS.Timeout | null = null;

  constructor(
    private readonly em: EntityManager,
    private readonly id: string,
  ) {}

  /** @throws the protocol's own error when the lock cannot be had in time, or the caller has gone */
  async lock(signal: AbortSignal, cancelReq: RequestRelease): Promise<void> {
    const until = Date.now() + PATIENCE_MS;
    while (!(await this.#take())) {
      if (signal.aborted || Date.now() > until) throw lockedOut();
      await this.#ask();
      await wait(ASK_MS);
    }
    this.#renewal = setInterval(() => {
      // A renewal that fails is tried again a second later; after several the lease ends, as it should.
      this.#renew().then(
        (wanted) => wanted && void cancelReq(),
        () => undefined,
      );
    }, RENEW_MS);
    this.#renewal.unref();
  }

  async unlock(): Promise<void> {
    if (this.#renewal) clearInterval(this.#renewal);
    await this.#execute(
      'update video_upload set lock_token = null, locked_until = null, lock_wanted = false where id = ? and lock_token = ?',
      [this.id, this.#token],
    );
  }

  /** An upload that has no row yet is nobody's but its maker's. */
  async #take(): Promise<boolean> {
    const [row] = await this.#execute<{ taken: boolean; exists: boolean }>(
      `with taken as (
         update video_upload
            set lock_token = ?, locked_until = clock_timestamp() + make_interval(secs => ?), lock_wanted = false
          where id = ? and (lock_token is null or locked_until < clock_timestamp())
          returning id)
       select exists (select 1 from taken) as taken, exists (select 1 from video_upload where id = ?) as exists`,
      [this.#token, LEASE_SECONDS, this.id, this.id],
    );
    return row?.taken === true || row?.exists === false;
  }

  async #ask(): Promise<void> {
    await this.#execute('update video_upload set lock_wanted = true where id = ? and lock_token <> ?', [
      this.id,
      this.#token,
    ]);
  }

  /** @returns whether somebody else waits, or took it already */
  async #renew(): Promise<boolean> {
    const rows = await this.#execute<{ lock_wanted: boolean }>(
      `update video_upload set locked_until = clock_timestamp() + make_interval(secs => ?)
        where id = ? and lock_token = ? returning lock_wanted`,
      [LEASE_SECONDS, this.id, this.#token],
    );
    return rows[0]?.lock_wanted ?? true;
  }

  #execute<T extends object>(sql: string, parameters: readonly (string | number)[]): Promise<T[]> {
    // A connection of its own: never part of a transaction that somebody has open.
    return this.em.fork().execute<T[]>(sql, [...parameters]);
  }
}
