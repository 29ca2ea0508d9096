import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { realtimeEventId } from '../../../platform/realtime/event-id.js';
import { RealtimePublisher } from '../../../platform/realtime/realtime-publisher.js';
import { VideoEvents } from './video-events.js';

/** Percent between two updates of the owner's screen. */
const TOLD_EVERY = 5;

/** Writes a worker's progress, and tells the worker whether to continue. */
@Injectable()
export class RecordProgress {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly realtime: RealtimePublisher,
    private readonly events: VideoEvents,
  ) {}

  /**
   * @param percent integer, 0..100; a lower value than the stored one changes nothing, so a second attempt never shows less
   * @returns false if the video was removed, or another worker has taken it
   */
  async execute(videoId: string, claim: number, percent: number): Promise<boolean> {
    // A separate statement, so that it is visible immediately and waits for no transaction.
    const [row] = await this.em.execute<{ owner_id: string; progress: number }[]>(
      `update video set progress = greatest(progress, ?), updated_at = ?
        where id = ? and claims = ? and status = 'processing' returning owner_id, progress`,
      [percent, this.clock.now(), videoId, claim],
    );
    if (!row) return false;
    // A recording of an interview belongs to no account that could receive progress. Its page polls for the state instead.
    if (percent % TOLD_EVERY === 0 && !(await this.events.isOfInterview(row.owner_id))) {
      await this.realtime.publish([row.owner_id], {
        type: 'video.progress',
        id: realtimeEventId('video.progress', videoId, String(claim), String(percent)),
        payload: { video_id: videoId, status: 'PROCESSING', progress: row.progress },
      });
    }
    return true;
  }
}
