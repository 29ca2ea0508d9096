import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Logger } from '../../../platform/logging/logger.js';
import { type Device, describeDevice } from '../credentials/device.js';
import { hashOfToken, newLimitedToken } from '../credentials/session-token.js';
import { CONTINUED_SECONDS } from '../domain/session-lifetime.js';
import { type Continued, Session } from '../domain/session.entity.js';

export interface ContinuedSession {
  readonly id: string;
  /** Not stored anywhere. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** Opens a session for one page of another session, for example on a phone. It never outlives the other session. */
@Injectable()
export class ContinueSession {
  constructor(
    private readonly em: EntityManager,
    private readonly time: DatabaseTime,
    private readonly logger: Logger,
  ) {}

  /**
   * Call inside a transaction. Locks the parent, so that ending it at the same moment also ends the new session.
   *
   * @returns null if the parent has ended, or if the link has already opened a session.
   */
  async execute(accountId: string, continues: Continued, device: Device): Promise<ContinuedSession | null> {
    const now = await this.time.now();
    const [parent] = await this.em.execute<{ expires_at: Date | string }[]>(
      `select s.expires_at from session s join account a on a.id = s.account_id
        where s.id = ? and s.account_id = ? and s.limited_to is null and s.revoked_at is null and s.expires_at > ?
          and a.status = 'ACTIVE' for share of s`,
      [continues.parentId, accountId, now],
    );
    if (!parent) return null;
    const token = newLimitedToken();
    const left = (new Date(parent.expires_at).getTime() - now.getTime()) / 1000;
    const session = Session.open(
      {
        id: newId(),
        accountId,
        tokenHash: hashOfToken(token),
        ...describeDevice(device),
        method: 'HANDOVER',
        maxSeconds: Math.min(CONTINUED_SECONDS, left),
        continues,
      },
      now,
    );
    try {
      await this.em.persist(session).flush();
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return null;
      throw error;
    }
    this.logger.info({ event: 'sign-in', by: 'handover', accountId, sessionId: session.id }, 'continued on a phone');
    return { id: session.id, token, expiresAt: session.expiresAt };
  }
}
