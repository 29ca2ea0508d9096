import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Settings } from '../../../platform/config/settings.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { newId } from '../../../platform/ids/new-id.js';
import { ContinuedSessionsFacade } from '../../identity/index.js';
import { LINK_MS } from '../domain/handover-lifecycle.js';
import type { HandoverMade, HandoverPage } from '../http/handover.contract.js';

/** Rows of other people's handovers, a day old, that are deleted with each new link. */
const SWEEP = 20;

/** Makes the link of a QR code. The person's older link ends, and so does the phone that opened it. */
@Injectable()
export class MakeLink {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly sessions: ContinuedSessionsFacade,
  ) {}

  /** @throws TooManyAttempts */
  async execute({ id: accountId, sessionId }: Actor, page: HandoverPage): Promise<HandoverMade> {
    await this.sessions.countLink(accountId);
    const { token, hash } = this.sessions.newLink();
    const [id, now] = [newId(), this.clock.now()];
    const expiresAt = new Date(now.getTime() + LINK_MS);
    await this.em.execute(
      `delete from handover where account_id in (
         select account_id from handover where expires_at < ?::timestamptz - interval '1 day' order by expires_at limit ?
            for update skip locked)`,
      [now, SWEEP],
    );
    const jobId = page.kind === 'ANSWERS' ? page.job_id : null;
    await this.transaction.run(async () => {
      await this.em.execute(
        `insert into handover (account_id, id, session_id, token_hash, page, job_id, status, phone_session_id, video_id,
                               created_at, expires_at)
         values (?, ?, ?, ?, ?, ?, 'WAITING', null, null, ?, ?)
         on conflict (account_id) do update
            set id = excluded.id, session_id = excluded.session_id, token_hash = excluded.token_hash,
                page = excluded.page, job_id = excluded.job_id, status = 'WAITING', phone_session_id = null,
                video_id = null, created_at = excluded.created_at, expires_at = excluded.expires_at`,
        [accountId, id, sessionId, hash, page.kind, jobId, now, expiresAt],
      );
      await this.sessions.endOf(accountId);
    });
    const expires_at = expiresAt.toISOString();
    return {
      url: `${this.settings.env.PUBLIC_URL}/handover#token=${token}`,
      expires_at,
      handover: { id, page: { kind: page.kind, job_id: jobId }, status: 'WAITING', expires_at, video_id: null },
    };
  }
}
