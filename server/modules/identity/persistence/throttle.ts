import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Settings } from '../../../platform/config/settings.js';
import { Transaction, wholeTransaction } from '../../../platform/database/transaction.js';
import { TooManyAttempts } from '../domain/identity.errors.js';
import type { Limit } from '../domain/limits.js';

/** One attempt against a limit. `of` is the counted subject, for example an email address and a connection. */
export interface Attempt {
  readonly limit: Limit;
  readonly of: readonly string[];
}

/** Expired rows deleted with each attempt, so that made-up addresses cannot fill the table. */
const SWEEP = 20;

const keyOf = ({ limit, of }: Attempt): string =>
  createHash('sha256')
    .update([limit.name, ...of].join('\n'))
    .digest('hex');

/** Once a drip limit refuses, its end is this many milliseconds ahead. */
const leadOf = (limit: Extract<Limit, { shape: 'drip' }>): number => (limit.burst - 1) * limit.seconds * 1000;

/**
 * Slows down guessing. Each attempt is counted before it is made, whether or not its target exists, and in one statement, so that
 * parallel attempts cannot bypass a limit. `RATE_LIMIT=off` disables it.
 */
@Injectable()
export class Throttle {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /**
   * Counts one attempt against all limits, or none if one refuses. Always pass them in the same order, the narrowest first, so
   * that parallel attempts cannot deadlock.
   *
   * @throws TooManyAttempts with the wait; a refusal does not extend it.
   */
  async count(...attempts: readonly Attempt[]): Promise<void> {
    // An attempt must stay counted if the request is refused, which undoes all parts of its transaction.
    if (wholeTransaction()) throw new Error('an exactly-once write counts attempts');
    if (!this.settings.env.RATE_LIMIT) return;
    const now = this.clock.now();
    await this.em.execute(
      `delete from throttle where key in (
         select key from throttle where resets_at <= ? order by resets_at limit ? for update skip locked)`,
      [now, SWEEP],
    );
    await this.transaction.run(async () => {
      for (const attempt of attempts) await this.#countOne(attempt, now);
    });
  }

  /** Gives one attempt back, because it was not a guess. A pause is removed completely. */
  async giveBack(...attempts: readonly Attempt[]): Promise<void> {
    if (!this.settings.env.RATE_LIMIT) return;
    for (const attempt of attempts) {
      const { limit } = attempt;
      const key = keyOf(attempt);
      if (limit.shape === 'drip') {
        await this.em.execute(`update throttle set resets_at = resets_at - make_interval(secs => ?) where key = ?`, [
          limit.seconds,
          key,
        ]);
      } else {
        await this.em.execute('delete from throttle where key = ? and (attempts = 1 or ?)', [
          key,
          limit.shape === 'rest',
        ]);
        await this.em.execute('update throttle set attempts = attempts - 1 where key = ? and attempts > 1', [key]);
      }
    }
  }

  /** Removes all counted attempts. */
  async forget(...attempts: readonly Attempt[]): Promise<void> {
    for (const attempt of attempts) await this.em.execute('delete from throttle where key = ?', [keyOf(attempt)]);
  }

  async #countOne(attempt: Attempt, now: Date): Promise<void> {
    const { limit } = attempt;
    const key = keyOf(attempt);
    const counted = limit.shape === 'drip' ? await this.#drip(key, limit, now) : await this.#tally(key, limit, now);
    if (counted) return;
    const [row] = await this.em.execute<{ resets_at: Date | string }[]>(
      'select resets_at from throttle where key = ?',
      [key],
    );
    const free = row ? new Date(row.resets_at).getTime() - (limit.shape === 'drip' ? leadOf(limit) : 0) : 0;
    throw new TooManyAttempts(Math.max(1, Math.ceil((free - now.getTime()) / 1000)));
  }

  async #tally(key: string, limit: Exclude<Limit, { shape: 'drip' }>, now: Date): Promise<boolean> {
    const counted = await this.em.execute<unknown[]>(
      `insert into throttle (key, attempts, resets_at) values (?, 1, ?)
       on conflict (key) do update
          set attempts = case when throttle.resets_at <= ? then 1 else throttle.attempts + 1 end,
              resets_at = case when ? or throttle.resets_at <= ? then excluded.resets_at else throttle.resets_at end
        where throttle.resets_at <= ? or throttle.attempts < ?
       returning attempts`,
      [key, new Date(now.getTime() + limit.seconds * 1000), now, limit.shape === 'rest', now, now, limit.max],
    );
    return counted.length > 0;
  }

  async #drip(key: string, limit: Extract<Limit, { shape: 'drip' }>, now: Date): Promise<boolean> {
    const counted = await this.em.execute<unknown[]>(
      `insert into throttle (key, attempts, resets_at) values (?, 1, ?)
       on conflict (key) do update
          set resets_at = greatest(throttle.resets_at, ?) + make_interval(secs => ?)
        where throttle.resets_at <= ?
       returning attempts`,
      [
        key,
        new Date(now.getTime() + limit.seconds * 1000),
        now,
        limit.seconds,
        new Date(now.getTime() + leadOf(limit)),
      ],
    );
    return counted.length > 0;
  }
}
