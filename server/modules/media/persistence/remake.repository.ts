import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { VideoRemake } from '../domain/video-remake.entity.js';

export interface StrandedRemake {
  readonly videoId: string;
  readonly request: number;
}

/** Videos that are made again. Call inside a transaction, with the row of the video locked first. */
@Injectable()
export class RemakeRepository {
  constructor(private readonly em: EntityManager) {}

  find(videoId: string): Promise<VideoRemake | null> {
    return this.em.findOne(VideoRemake, { videoId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  add(remake: VideoRemake): void {
    this.em.persist(remake);
  }

  async forget(videoId: string): Promise<void> {
    await this.em.nativeDelete(VideoRemake, { videoId });
  }

  /** Whether files of this video are still to be made from its original. */
  async isWaiting(videoId: string): Promise<boolean> {
    return (await this.em.count(VideoRemake, { videoId, state: 'waiting' })) > 0;
  }

  /** A separate statement of a worker. @returns false if its result is no longer wanted */
  async noteActivity(videoId: string, claim: number, request: number, now: Date): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `update video_remake set updated_at = ?
        where video_id = ? and claims = ? and requests = ? and state = 'waiting' returning video_id`,
      [now, videoId, claim, request],
    );
    return rows.length > 0;
  }

  /** Requests without activity, whose job is neither waiting in the outbox nor paused. */
  stranded(quietSince: Date, limit: number): Promise<readonly StrandedRemake[]> {
    return this.em.execute(
      `select r.video_id as "videoId", r.requests as request from video_remake r
        where r.state = 'waiting' and r.updated_at < ? and r.retry_at < ?
          and not exists (select 1 from outbox_message m
                           where m.published_at is null and m.dead_at is null and m.name = 'media.remake-video'
                             and m.payload->>'video_id' = r.video_id::text)
        order by r.updated_at, r.video_id limit ?`,
      [quietSince, quietSince, limit],
    );
  }
}
