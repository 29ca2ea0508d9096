import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { realtimeEventId } from '../../../platform/realtime/event-id.js';
import { RealtimePublisher } from '../../../platform/realtime/realtime-publisher.js';

/** The owner's screen follows in steps that can be seen; every per cent would be told for nothing. */
const TOLD_EVERY = 5;

/** Writes how far a worker is, and learns by that whether its work is still wanted. */
@Injectable()
export class RecordProgress {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly realtime: RealtimePublisher,
  ) {}

  /**
   * @param percent whole, 0..100; a value below the stored one leaves it, so that a second attempt never shows less
   * @returns false when the video was removed, or another worker took over
   */
  async execute(videoId: string, claim: number, percent: number): Promise<boolean> {
    // One statement of its own: it must show at once, and it must not wait for a transaction to end.
    const [row] = await this.em.execute<{ owner_id: string; progress: number }[]>(
      `update video set progress = greatest(progress, ?), updated_at = ?
        where id = ? and claims = ? and status = 'processing' returning owner_id, progress`,
      [percent, this.clock.now(), videoId, claim],
    );
    if (!row) return false;
    if (percent % TOLD_EVERY === 0) {
      await this.realtime.publish([row.owner_id], {
        type: 'video.progress',
        id: realtimeEventId('video.progress', videoId, String(claim), String(percent)),
        payload: { video_id: videoId, status: 'PROCESSING', progress: row.progress },
      });
    }
    return true;
  }
}
