import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Authenticator } from '../../../platform/auth/authenticator.js';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Settings } from '../../../platform/config/settings.js';
import { hashOfToken, looksLikeToken } from '../credentials/session-token.js';
import { requiredConsentKinds } from '../domain/sign-up-consents.js';
import { narrowSeatOf } from '../domain/seat.js';
import { isAlive, LAST_SEEN_LAG_SECONDS, needsTouch, type SessionTimes } from '../domain/session-lifetime.js';
import type { Viewer } from '../domain/visibility.policy.js';
import { type AccountStatus, type ApprovalStatus, roleOf, type UserType } from '../domain/user-type.js';
import { employerColumns, employerJoin, type EmployerRow, employerOfRow } from './employer-row.js';

interface SessionRow extends EmployerRow {
  id: string;
  account_id: string;
  last_seen_at: Date | string;
  expires_at: Date | string;
  revoked_at: Date | string | null;
  user_type: UserType;
  status: AccountStatus;
  approval_status: ApprovalStatus;
  lacks_consents: boolean;
  limited_to: string | null;
  now: Date | string;
}

/**
 * Finds the owner of a token and their employer. Reads the database on each request in one statement, so that a revocation,
 * suspension, approval or new employer applies immediately in all processes.
 */
@Injectable()
export class SessionAuthenticator extends Authenticator {
  constructor(
    private readonly em: EntityManager,
    private readonly time: DatabaseTime,
    private readonly settings: Settings,
  ) {
    super();
  }

  override async authenticate(token: string): Promise<Actor | null> {
    if (!looksLikeToken(token)) return null;
    const clock = this.time.part();
    const [row] = await this.em.execute<SessionRow[]>(
      `select ${clock.sql} as now, s.id, s.account_id, s.last_seen_at, s.expires_at, s.revoked_at, s.limited_to, a.user_type, a.status, a.approval_status,
              a.user_type <> 'OPERATOR' and ? > (
                select count(*) from (select distinct on (kind) granted from consent
                                       where account_id = a.id and kind in (?)
                                       order by kind, given_at desc, id desc) newest
                 where granted) as lacks_consents, ${employerColumns}
         from session s join account a on a.id = s.account_id
         ${employerJoin}
        where s.token_hash = ?`,
      [...clock.params, requiredConsentKinds.length, requiredConsentKinds, hashOfToken(token)],
    );
    if (!row || row.status !== 'ACTIVE') return null;

    const now = new Date(row.now);
    const times: SessionTimes = {
      lastSeenAt: new Date(row.last_seen_at),
      expiresAt: new Date(row.expires_at),
      revokedAt: row.revoked_at === null ? null : new Date(row.revoked_at),
      isContinued: row.limited_to !== null,
    };
    if (!isAlive(times, now, this.settings.env.SESSION_IDLE_SECONDS)) return null;
    if (needsTouch(times, now)) await this.#touch(row.id, now);
    const employer = row.user_type === 'RECRUITER' ? employerOfRow(row) : undefined;
    const seat = narrowSeatOf(employer?.seat ?? null);
    const actor: Actor & Viewer = {
      id: row.account_id,
      sessionId: row.id,
      role: roleOf(row.user_type, row.approval_status),
      ...(row.lacks_consents && { writesRefused: 'IDENTITY.CONSENTS_MISSING' }),
      ...(row.limited_to !== null && { limitedTo: row.limited_to }),
      ...(employer && { employer }),
      ...(seat && { seat }),
    };
    return actor;
  }

  /** Of concurrent requests only the first writes. A slower clock of another process never moves the time back. */
  async #touch(sessionId: string, now: Date): Promise<void> {
    const writtenBefore = new Date(now.getTime() - LAST_SEEN_LAG_SECONDS * 1000);
    await this.em.execute('update session set last_seen_at = ? where id = ? and last_seen_at <= ?', [
      now,
      sessionId,
      writtenBefore,
    ]);
  }
}
