import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Settings } from '../../../platform/config/settings.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Logger } from '../../../platform/logging/logger.js';
import { newId } from '../../../platform/ids/new-id.js';
import { hashOfToken, newToken } from '../credentials/session-token.js';
import { type Device, describeDevice } from '../credentials/device.js';
import { CompanySignIn } from '../domain/company-sign-in.js';
import { CompanySignInRequired } from '../domain/identity.errors.js';
import type { SessionMethod } from '../domain/session-methods.contract.js';
import { Session } from '../domain/session.entity.js';

/** How long ended sessions are kept for their owner, in milliseconds. */
const KEEP_ENDED_MS = 30 * 24 * 3600 * 1000;

/** Opens a session with a new token, and deletes the account's old sessions. The caller has verified the identity. */
@Injectable()
export class OpenSession {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
    private readonly settings: Settings,
    private readonly companySignIn: CompanySignIn,
    private readonly logger: Logger,
  ) {}

  /**
   * @returns the token, which is not stored anywhere.
   * @throws CompanySignInRequired for every other method, if the account's company requires its own sign-in.
   */
  execute(accountId: string, device: Device, method: SessionMethod): Promise<string> {
    return this.transaction.run(async () => {
      if (method !== 'COMPANY' && (await this.companySignIn.isRequiredFor(accountId))) {
        this.logger.warn({ event: 'sign-in-refused', by: method, because: 'company', accountId }, 'sign-in refused');
        throw new CompanySignInRequired();
      }
      const now = await this.time.now();
      const token = newToken();
      await this.em.nativeDelete(Session, {
        accountId,
        expiresAt: { $lt: new Date(now.getTime() - KEEP_ENDED_MS) },
      });
      const session = Session.open(
        {
          id: newId(),
          accountId,
          tokenHash: hashOfToken(token),
          ...describeDevice(device),
          method,
          maxSeconds: this.settings.env.SESSION_MAX_SECONDS,
        },
        now,
      );
      this.em.persist(session);
      await this.em.flush();
      return token;
    });
  }
}
