import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Settings } from '../../../platform/config/settings.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Logger } from '../../../platform/logging/logger.js';
import type { SessionMethod } from '../domain/session-methods.contract.js';
import { hashOfToken, looksLikeToken } from '../credentials/session-token.js';

type Condition = '' | 'and id = ?' | 'and id <> ?' | 'and method = ?' | 'and method <> ?';

/** Signs devices out immediately in all processes, because sessions are never cached. */
@Injectable()
export class EndSessions {
  constructor(
    private readonly em: EntityManager,
    private readonly time: DatabaseTime,
    private readonly settings: Settings,
    private readonly logger: Logger,
  ) {}

  /** @throws NotFound if it is not an open session of this account. */
  async one(accountId: string, sessionId: string): Promise<void> {
    if ((await this.#end(accountId, 'and id = ?', [sessionId])) === 0) throw new NotFound();
  }

  /** The session a browser still had at sign-in; the new one replaces it. */
  async presented(token: string): Promise<void> {
    if (!looksLikeToken(token)) return;
    const ended = await this.em.execute<{ id: string; account_id: string }[]>(
      'update session set revoked_at = ? where token_hash = ? and revoked_at is null returning id, account_id',
      [await this.time.now(), hashOfToken(token)],
    );
    for (const { id, account_id: accountId } of ended) {
      this.logger.info({ event: 'session-ended', accountId, sessionId: id }, 'session replaced');
    }
  }

  /**
   * All sessions of an account, or all but one.
   *
   * @param except id of the session to keep.
   * @returns the number of ended sessions.
   */
  all(accountId: string, except: string | null = null): Promise<number> {
    return except === null ? this.#end(accountId, '', []) : this.#end(accountId, 'and id <> ?', [except]);
  }

  /** The sessions of an account that one method of signing in opened. @returns the number of ended sessions */
  openedWith(accountId: string, method: SessionMethod): Promise<number> {
    return this.#end(accountId, 'and method = ?', [method]);
  }

  /** The sessions of an account that other methods of signing in opened. @returns the number of ended sessions */
  notOpenedWith(accountId: string, method: SessionMethod): Promise<number> {
    return this.#end(accountId, 'and method <> ?', [method]);
  }

  async #end(accountId: string, condition: Condition, params: string[]): Promise<number> {
    const now = await this.time.now();
    const idleSince = new Date(now.getTime() - this.settings.env.SESSION_IDLE_SECONDS * 1000);
    const ended = await this.em.execute<{ id: string; alive: boolean }[]>(
      `update session set revoked_at = ?
        where account_id = ? and revoked_at is null and expires_at > ? ${condition}
       returning id, (last_seen_at >= ? or limited_to is not null) as alive`,
      [now, accountId, now, ...params, idleSince],
    );
    for (const { id } of ended) {
      this.logger.info({ event: 'session-ended', accountId, sessionId: id }, 'session ended');
    }
    return ended.filter(({ alive }) => alive).length;
  }
}
