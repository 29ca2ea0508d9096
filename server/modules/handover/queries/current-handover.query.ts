import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { ContinuedSessionsFacade } from '../../identity/index.js';
import { shownStatus } from '../domain/handover-lifecycle.js';
import type { HandoverPageKind, HandoverStatus } from '../domain/handover-status.contract.js';
import type { Handover } from '../http/handover.contract.js';

interface Row {
  readonly id: string;
  readonly page: HandoverPageKind;
  readonly job_id: string | null;
  readonly status: HandoverStatus;
  readonly phone_session_id: string | null;
  readonly video_id: string | null;
  readonly expires_at: Date | string;
}

/** The handover of the caller's session, on either side. */
@Injectable()
export class CurrentHandoverQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly sessions: ContinuedSessionsFacade,
  ) {}

  async execute({ id: accountId, sessionId }: Pick<Actor, 'id' | 'sessionId'>): Promise<Handover | null> {
    const [row] = await this.em.execute<Row[]>(
      `select id, page, job_id, status, phone_session_id, video_id, expires_at from handover
        where account_id = ? and (session_id = ? or phone_session_id = ?)`,
      [accountId, sessionId, sessionId],
    );
    if (!row) return null;
    const { phone_session_id: phone } = row;
    const expiresAt = new Date(row.expires_at);
    const isPhoneOpen = phone !== null && (await this.sessions.isOpen(phone));
    return {
      id: row.id,
      page: { kind: row.page, job_id: row.job_id },
      status: shownStatus({ status: row.status, expiresAt, isPhoneOpen }, this.clock.now()),
      expires_at: expiresAt.toISOString(),
      video_id: row.video_id,
    };
  }
}
