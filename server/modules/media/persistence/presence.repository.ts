import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PresenceDraw } from '../domain/presence-draw.entity.js';

type NewDraw = Pick<
  PresenceDraw,
  | 'id'
  | 'accountId'
  | 'recordingId'
  | 'language'
  | 'phrase'
  | 'gesture'
  | 'drawnAt'
  | 'expiresAt'
  | 'uploadId'
  | 'usedAt'
>;

/** Drawn phrases. Call inside a transaction. */
@Injectable()
export class PresenceRepository {
  constructor(private readonly em: EntityManager) {}

  ofRecording(accountId: string, recordingId: string): Promise<PresenceDraw | null> {
    return this.em.findOne(PresenceDraw, { accountId, recordingId });
  }

  countSince(accountId: string, since: Date): Promise<number> {
    return this.em.count(PresenceDraw, { accountId, drawnAt: { $gt: since } });
  }

  add(draw: NewDraw): PresenceDraw {
    const added = Object.assign(new PresenceDraw(), draw);
    this.em.persist(added);
    return added;
  }

  /**
   * Binds a draw to the upload of its recording. A later upload of the same recording takes the place of one that has not arrived. An expired,
   * used or missing draw changes nothing: the recording is accepted without the mark.
   */
  async claim(accountId: string, recordingId: string, uploadId: string, now: Date): Promise<void> {
    await this.em.execute(
      `update presence_draw set upload_id = ?
        where account_id = ? and recording_id = ? and used_at is null and expires_at > ?`,
      [uploadId, accountId, recordingId, now],
    );
  }

  /** The upload arrived: from now on its video has the mark. */
  async use(uploadId: string, now: Date): Promise<void> {
    await this.em.execute('update presence_draw set used_at = ? where upload_id = ? and used_at is null', [
      now,
      uploadId,
    ]);
  }

  async forgetVideo(videoId: string): Promise<void> {
    await this.em.execute('delete from presence_draw where upload_id = ?', [videoId]);
  }

  async forgetOwner(accountId: string): Promise<void> {
    await this.em.execute('delete from presence_draw where account_id = ?', [accountId]);
  }

  /** Deletes draws that no arrived recording has used. @returns how many */
  async forgetUnused(before: Date, limit: number): Promise<number> {
    const rows = await this.em.execute<unknown[]>(
      `delete from presence_draw where id in (
         select id from presence_draw where used_at is null and drawn_at < ? order by drawn_at limit ? for update skip locked)
       returning id`,
      [before, limit],
    );
    return rows.length;
  }
}
