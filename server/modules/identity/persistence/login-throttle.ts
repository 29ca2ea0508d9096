import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Settings } from '../../../platform/config/settings.js';
import { TooManyAttempts } from '../domain/identity.errors.js';
import { connection, networkOf } from '../credentials/network.js';

/** Ten wrong passwords, then half an hour of rest: at most 20 guesses an hour for one account from one connection. */
export const MAX_ATTEMPTS = 10;
export const REST_SECONDS = 30 * 60;
/** Forgotten rows removed with each attempt, so that guessing with random addresses cannot fill the table for good. */
const SWEEP = 20;

const keyOf = (email: string, address: string): string =>
  createHash('sha256')
    .update(`${email}\n${networkOf(address, connection) ?? address}`)
    .digest('hex');

/**
 * Slows guessing down by account and connection together: whoever attacks an account from elsewhere does not lock its owner
 * out. Counted whether or not the account exists, and in one statement, so parallel guesses cannot slip through together.
 */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /**
   * Counts an attempt before it is made.
   *
   * @throws TooManyAttempts with the wait; such a refusal does not lengthen it.
   */
  async count(email: string, address: string): Promise<void> {
    if (!this.settings.env.RATE_LIMIT) return;
    const now = this.clock.now();
    await this.em.execute(
      `delete from login_throttle where key in (
         select key from login_throttle where resets_at <= ? order by resets_at limit ? for update skip locked)`,
      [now, SWEEP],
    );
    const key = keyOf(email, address);
    const counted = await this.em.execute<unknown[]>(
      `insert into login_throttle (key, attempts, resets_at) values (?, 1, ?)
       on conflict (key) do update
          set attempts = case when login_throttle.resets_at <= ? then 1 else login_throttle.attempts + 1 end,
              resets_at = excluded.resets_at
        where login_throttle.resets_at <= ? or login_throttle.attempts < ?
       returning attempts`,
      [key, new Date(now.getTime() + REST_SECONDS * 1000), now, now, MAX_ATTEMPTS],
    );
    if (counted.length > 0) return;
    const [row] = await this.em.execute<{ resets_at: Date | string }[]>(
      'select resets_at from login_throttle where key = ?',
      [key],
    );
    const wait = row ? (new Date(row.resets_at).getTime() - now.getTime()) / 1000 : 1;
    throw new TooManyAttempts(Math.max(1, Math.ceil(wait)));
  }

  /** The right password ends the count. */
  async forget(email: string, address: string): Promise<void> {
    await this.em.execute('delete from login_throttle where key = ?', [keyOf(email, address)]);
  }
}
