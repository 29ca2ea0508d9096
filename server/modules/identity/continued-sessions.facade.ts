import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../platform/clock/database-time.js';
import type { Device } from './credentials/device.js';
import { connectionOf } from './credentials/network.js';
import { hashOfToken, looksLikeToken, newToken } from './credentials/session-token.js';
import { limits } from './domain/limits.js';
import type { Continued } from './domain/session.entity.js';
import type { User } from './http/users.contract.js';
import { Throttle } from './persistence/throttle.js';
import { FindUser } from './queries/find-user.query.js';
import { type ContinuedSession, ContinueSession } from './use-cases/continue-session.js';
import { EndSessions } from './use-cases/end-sessions.js';

/** The phone has this long for its last requests once its page is done. */
const LAST_SECONDS = 60;

/** Sessions that continue one page of another session on a phone. */
@Injectable()
export class ContinuedSessionsFacade {
  constructor(
    private readonly em: EntityManager,
    private readonly time: DatabaseTime,
    private readonly throttle: Throttle,
    private readonly findUser: FindUser,
    private readonly ending: EndSessions,
    private readonly continueSession: ContinueSession,
  ) {}

  /** Counts a new link. Call it outside a transaction. @throws TooManyAttempts */
  countLink(accountId: string): Promise<void> {
    return this.throttle.count({ limit: limits.handoverOfAccount, of: [accountId] });
  }

  /** Counts an attempt to open a link. Call it outside a transaction. @throws TooManyAttempts */
  countOpening(device: Device): Promise<void> {
    return this.throttle.count({ limit: limits.handoverOfConnection, of: [connectionOf(device.address)] });
  }

  /** The secret of a link, and the only form in which it is stored. */
  newLink(): { readonly token: string; readonly hash: string } {
    const token = newToken();
    return { token, hash: hashOfToken(token) };
  }

  /** The stored form of a secret; null for text that cannot be one. */
  hashOf(token: string): string | null {
    return looksLikeToken(token) ? hashOfToken(token) : null;
  }

  /** Call inside a transaction. @returns null if the other session has ended, or if the link was used. */
  open(accountId: string, continues: Continued, device: Device): Promise<ContinuedSession | null> {
    return this.continueSession.execute(accountId, continues, device);
  }

  /** Ends the sessions that phones of this account continue. */
  async endOf(accountId: string): Promise<void> {
    await this.ending.openedWith(accountId, 'HANDOVER');
  }

  /** Ends a session in a minute, so that an answer that was lost can be asked for again. */
  async endSoon(sessionId: string): Promise<void> {
    const end = new Date((await this.time.now()).getTime() + LAST_SECONDS * 1000);
    await this.em.execute('update session set expires_at = least(expires_at, ?::timestamptz) where id = ?', [
      end,
      sessionId,
    ]);
  }

  async isOpen(sessionId: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      'select 1 from session where id = ? and revoked_at is null and expires_at > ?',
      [sessionId, await this.time.now()],
    );
    return rows.length > 0;
  }

  userOf(accountId: string): Promise<User | null> {
    return this.findUser.execute(accountId);
  }
}
