import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Lock, Locker, RequestRelease } from '@tus/server';
import { lockedOut } from './protocol-refusal.js';

/** Seconds after which a dead holder loses the lock. */
const LEASE_SECONDS = 8;
const RENEW_MS = 1_000;
const ASK_MS = 200;
/** The holder is asked to release the lock; a caller that waits longer than its lease must retry. */
const PATIENCE_MS = (LEASE_SECONDS + 4) * 1_000;

/**
 * Lock on an upload across all processes: a lease in the upload's row, renewed while held. A client can reconnect before the
 * server notices the disconnect, so a second request asks the first to release.
 * Uses the database's time, so that processes agree.
 */
@Injectable()
export class UploadLocks implements Locker {
  constructor(private readonly em: EntityManager) {}

  newLock(id: string): Lock {
    return new LeaseLock(this.em, id);
  }

  /** Runs work under the lock. */
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

  /** @throws the protocol's error if the lock is not free in time, or the caller has disconnected */
  async lock(signal: AbortSignal, cancelReq: RequestRelease): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    while (!(await this.#take())) {
      if (signal.aborted || performance.now() > until) throw lockedOut();
      await this.#ask();
      await wait(ASK_MS);
    }
    this.#renewal = setInterval(() => {
      // A failed renewal is retried after a second; after several the lease expires.
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

  /** An upload without a row belongs to its creator. */
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

  /** @returns whether another caller waits or has taken it */
  async #renew(): Promise<boolean> {
    const rows = await this.#execute<{ lock_wanted: boolean }>(
      `update video_upload set locked_until = clock_timestamp() + make_interval(secs => ?)
        where id = ? and lock_token = ? returning lock_wanted`,
      [LEASE_SECONDS, this.id, this.#token],
    );
    return rows[0]?.lock_wanted ?? true;
  }

  #execute<T extends object>(sql: string, parameters: readonly (string | number)[]): Promise<T[]> {
    // A fork, so that it is never part of an open transaction.
    return this.em.fork().execute<T[]>(sql, [...parameters]);
  }
}
