import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { connectionOf, networkOf, place } from '../credentials/network.js';
import { limits } from '../domain/limits.js';
import { type Attempt, Throttle } from './throttle.js';

/**
 * What limits guessing at log-in: the account from one connection, the account from everywhere it never signed in from, and
 * the connection over all accounts. Whoever attacks an account slows down other strangers, never its owner at home or at work.
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

  /** The right password was no guess. What strangers used up stays used up, or its owner's log-ins would feed an attacker. */
  async succeed(email: string, address: string): Promise<void> {
    await this.throttle.giveBack(...(await this.#attempts(email, address)));
  }

  /** A new password: what was guessed before is worth nothing. */
  async forgetStrangers(email: string): Promise<void> {
    await this.throttle.forget(this.#byStrangers(email));
  }

  async #attempts(email: string, address: string): Promise<Attempt[]> {
    const home = networkOf(address, place);
    const isHome = home !== null && (await this.#signedInFrom(email, home));
    const ofConnection = { limit: limits.loginOfConnection, of: [connectionOf(address)] };
    // A whole network counts as one at home, or its neighbours would each have a budget of their own.
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
