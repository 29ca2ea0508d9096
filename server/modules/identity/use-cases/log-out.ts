import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Logger } from '../../../platform/logging/logger.js';
import { Session } from '../domain/session.entity.js';

/** Ends a session immediately in all processes, because sessions are never cached. */
@Injectable()
export class LogOut {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
    private readonly logger: Logger,
  ) {}

  execute(sessionId: string): Promise<void> {
    return this.transaction.run(async () => {
      const session = await this.em.findOne(Session, { id: sessionId });
      if (!session) return;
      session.revoke(await this.time.now());
      this.logger.info({ event: 'session-ended', accountId: session.accountId, sessionId }, 'signed out');
    });
  }
}
