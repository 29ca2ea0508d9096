import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { ContinuedSessionsFacade } from '../../identity/index.js';
import { MediaFacade } from '../../media/index.js';
import { HandoverOver, NothingArrived } from '../domain/handover.errors.js';
import { mayReport } from '../domain/handover-lifecycle.js';
import type { HandoverPageKind, HandoverStatus } from '../domain/handover-status.contract.js';
import type { ReportHandoverRequest } from '../http/handover.contract.js';
import { TellScreens } from './tell-screens.js';

interface Row {
  readonly id: string;
  readonly page: HandoverPageKind;
  readonly status: HandoverStatus;
  readonly created_at: Date | string;
}

/** The phone reports its steps. With the last one its session ends. */
@Injectable()
export class ReportStep {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly sessions: ContinuedSessionsFacade,
    private readonly media: MediaFacade,
    private readonly screens: TellScreens,
  ) {}

  /**
   * @throws HandoverOver
   * @throws NothingArrived
   */
  async execute(actor: Actor, step: ReportHandoverRequest): Promise<void> {
    const changed = await this.transaction.run(async () => {
      const [row] = await this.em.execute<Row[]>(
        'select id, page, status, created_at from handover where account_id = ? and phone_session_id = ? for update',
        [actor.id, actor.sessionId],
      );
      if (!row || !mayReport(row.status, step.status)) throw new HandoverOver();
      if (row.status === step.status) return null;
      const videoId = step.status === 'DONE' ? await this.#arrived(actor.id, row, step.video_id) : null;
      await this.em.execute('update handover set status = ?, video_id = ? where account_id = ?', [
        step.status,
        videoId,
        actor.id,
      ]);
      if (step.status === 'DONE') await this.sessions.endSoon(actor.sessionId);
      return row;
    });
    if (changed) await this.screens.execute(actor.id, changed.id, step.status);
  }

  /** Trusts nothing that the phone says about files. @returns the id of the video, or null for a résumé */
  async #arrived(accountId: string, { page, created_at: since }: Row, videoId = ''): Promise<string | null> {
    if (page === 'RESUME') {
      const resume = (await this.media.resumesOf([accountId])).get(accountId);
      if (!resume || new Date(resume.uploaded_at) < new Date(since)) throw new NothingArrived();
      return null;
    }
    const video = videoId === '' ? undefined : (await this.media.describeVideos([videoId], 'fr')).get(videoId);
    if (video?.ownerId !== accountId) throw new NothingArrived();
    return videoId;
  }
}
