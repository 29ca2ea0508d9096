import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { ContinuedSessionsFacade, type Device } from '../../identity/index.js';
import { HandoverLinkEnded, HandoverLinkUsed } from '../domain/handover.errors.js';
import type { HandoverPageKind, HandoverStatus } from '../domain/handover-status.contract.js';
import type { HandoverOpened } from '../http/handover.contract.js';
import { CurrentHandoverQuery } from '../queries/current-handover.query.js';
import { TellScreens } from './tell-screens.js';

interface Row {
  readonly account_id: string;
  readonly session_id: string;
  readonly page: HandoverPageKind;
  readonly status: HandoverStatus;
  readonly expires_at: Date | string;
}

/** A phone opens the link: once, within five minutes, while the computer is signed in. */
@Injectable()
export class OpenLink {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly sessions: ContinuedSessionsFacade,
    private readonly current: CurrentHandoverQuery,
    private readonly screens: TellScreens,
  ) {}

  /**
   * @throws TooManyAttempts
   * @throws HandoverLinkUsed
   * @throws HandoverLinkEnded
   */
  async execute(token: string, device: Device): Promise<HandoverOpened> {
    await this.sessions.countOpening(device);
    const linkHash = this.sessions.hashOf(token);
    if (linkHash === null) throw new HandoverLinkEnded();
    const { accountId, opened } = await this.transaction.run(async () => this.#open(linkHash, device));
    const [user, handover] = await Promise.all([
      this.sessions.userOf(accountId),
      this.current.execute({ id: accountId, sessionId: opened.id }),
    ]);
    if (!user || !handover) throw new HandoverLinkEnded();
    await this.screens.execute(accountId, handover.id, 'CONNECTED');
    return { token: opened.token, expires_at: opened.expiresAt.toISOString(), user, handover };
  }

  async #open(linkHash: string, device: Device) {
    const [link] = await this.em.execute<Row[]>(
      'select account_id, session_id, page, status, expires_at from handover where token_hash = ? for update',
      [linkHash],
    );
    if (!link) throw new HandoverLinkEnded();
    if (link.status !== 'WAITING') throw new HandoverLinkUsed();
    if (this.clock.now() >= new Date(link.expires_at)) throw new HandoverLinkEnded();
    const continues = { parentId: link.session_id, page: link.page, linkHash };
    const opened = await this.sessions.open(link.account_id, continues, device);
    if (!opened) throw new HandoverLinkEnded();
    await this.em.execute(`update handover set status = 'CONNECTED', phone_session_id = ? where account_id = ?`, [
      opened.id,
      link.account_id,
    ]);
    return { accountId: link.account_id, opened };
  }
}
