import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Lane } from '../domain/lane.js';

export interface StrandedVideo {
  readonly id: string;
  readonly lane: Lane;
}

/** Questions about stored files for the cleanup, in batches. */
@Injectable()
export class StoredKeys {
  constructor(private readonly em: EntityManager) {}

  /** The keys that a row refers to. */
  async known(keys: readonly string[]): Promise<ReadonlySet<string>> {
    if (keys.length === 0) return new Set();
    const rows = await this.em.execute<{ storage_key: string }[]>(
      `select storage_key from media_file where storage_key in (?)
       union all
       select storage_key from owned_file where storage_key in (?) and removed_at is null
       union all
       select storage_key from encoder_file where storage_key in (?)`,
      [keys, keys, keys],
    );
    return new Set(rows.map((row) => row.storage_key));
  }

  /**
   * Videos whose originals have expired, oldest first. Videos that failed because of our fault keep theirs longer, for a retry.
   */
  async expiredOriginals(finishedBefore: Date, failedBefore: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      `select v.id from video v join media_file f on f.video_id = v.id and f.kind = 'original'
        where v.status in ('completed', 'failed')
          and not exists (select 1 from video_remake r where r.video_id = v.id and r.state = 'waiting')
          and v.finished_at < case when v.failure_code = 'MEDIA.PROCESSING_FAILED' then ?::timestamptz else ?::timestamptz end
        order by v.finished_at, v.id limit ?`,
      [failedBefore, finishedBefore, limit],
    );
    return rows.map((row) => row.id);
  }

  /**
   * Videos without activity that wait for a worker or claim to have one. Excludes paused ones, and those whose job is still in
   * the outbox, so that a stopped relay does not collect hundreds of requests.
   */
  async stranded(quietSince: Date, limit: number): Promise<readonly StrandedVideo[]> {
    return this.em.execute<StrandedVideo[]>(
      `select v.id, v.lane from video v left join video_fault f on f.video_id = v.id
        where v.status in ('uploaded', 'processing') and greatest(v.updated_at, f.retry_at) < ?
          and not exists (select 1 from outbox_message m
                           where m.published_at is null and m.dead_at is null
                             and m.name in ('media.video-uploaded', 'media.compress-video', 'media.compress-long-video')
                             and m.payload->>'video_id' = v.id::text)
        order by v.updated_at, v.id limit ?`,
      [quietSince, limit],
    );
  }
}
