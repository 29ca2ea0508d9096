import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { connectionOf, networkOf, place } from '../credentials/network.js';
import { limits } from '../domain/limits.js';
import { type Attempt, Throttle } from './throttle.js';

/**
 * Limits guessing at log-in: per account and connection, per account from unknown networks, and per connection for all accounts.
 * An attack on an account slows down other strangers, but not its owner at home or work.
 */
@Injectable()
export class LoginAttempts {
  constructor(
    private readonly em: EntityManager,
    private readonly throttle: Throttle,
  ) {}

  /** @throws TooManyAttempts */
  async count(email: string, address: string): Promise<void> {
    await this.throttle.count(...(await this.#attempts(email, address)));
  }

  /**
   * The right password is not a guess, so give the attempt back. The strangers' limit stays used, else the owner's log-ins would
   * help an attacker.
   */
  async succeed(email: string, address: string): Promise<void> {
    await this.throttle.giveBack(...(await this.#attempts(email, address)));
  }

  /** After a new password, earlier guesses no longer matter. */
  async forgetStrangers(email: string): Promise<void> {
    await this.throttle.forget(this.#byStrangers(email));
  }

  async #attempts(email: string, address: string): Promise<Attempt[]> {
    const home = networkOf(address, place);
    const isHome = home !== null && (await this.#signedInFrom(email, home));
    const ofConnection = { limit: limits.loginOfConnection, of: [connectionOf(address)] };
    // A known network counts as one connection, else each neighbour in it would have their own limit.
    if (isHome) return [{ limit: limits.loginFromConnection, of: [email, home] }, ofConnection];
    const fromConnection = { limit: limits.loginFromConnection, of: [email, connectionOf(address)] };
    return [fromConnection, this.#byStrangers(email), ofConnection];
  }

  #byStrangers(email: string): Attempt {
    return { limit: limits.loginByStrangers, of: [email] };
  }

  async #signedInFrom(email: string, network: string): Promise<boolean> {
    const [row] = await this.em.execute<{ known: boolean }[]>(
      `select exists (select 1 from session s join account a on a.id = s.account_id
                       where a.email = ? and s.network = ?) as known`,
      [email, network],
    );
    return row?.known ?? false;
  }
}
