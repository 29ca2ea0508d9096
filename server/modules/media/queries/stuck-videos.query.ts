import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { PageQuery } from '../../../platform/contract/page.contract.js';
import type { FaultKind } from '../domain/fault.js';
import { mediaLimits } from '../domain/media-limits.js';

export interface StuckRow {
  readonly id: string;
  readonly owner_id: string;
  readonly state: 'PAUSED' | 'WAITING' | 'FAILED';
  readonly fault: FaultKind | null;
  readonly detail: string | null;
  readonly failure_code: string | null;
  readonly tries: number;
  readonly since: Date | string;
  readonly retry_at: Date | string | null;
  readonly can_retry: boolean;
}

/** Takes the two times of {@link StuckVideos.times}: quiet since, failed after. */
const stuck = `
  select v.id, v.owner_id, v.failure_code, f.kind as fault, nullif(f.detail, '') as detail, coalesce(f.tries, 0) as tries,
         case when v.status = 'failed' then 'FAILED' when f.tries > 0 then 'PAUSED' else 'WAITING' end as state,
         case when v.status = 'failed' then v.finished_at when f.tries > 0 then f.since else v.updated_at end as since,
         case when v.status = 'uploaded' and f.tries > 0 then f.retry_at end as retry_at,
         exists (select 1 from media_file o where o.video_id = v.id and o.kind = 'original')
           and (v.failure_code is null or v.failure_code = 'MEDIA.PROCESSING_FAILED') as can_retry
    from video v left join video_fault f on f.video_id = v.id
   where v.status = 'uploaded' and f.tries > 0
      or v.status in ('uploaded', 'processing') and v.updated_at < ?
      or v.status = 'failed' and v.finished_at >= ?`;

/** Videos that an operator may need to check, with the reason. */
@Injectable()
export class StuckVideos {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async page({ page, limit }: PageQuery): Promise<{ readonly videos: readonly StuckRow[]; readonly total: number }> {
    const times = this.#times();
    const [counted] = await this.em.execute<{ total: number }[]>(
      `select count(*)::int as total from (${stuck}) as s`,
      times,
    );
    const videos = await this.em.execute<StuckRow[]>(
      `select * from (${stuck}) as s order by can_retry desc, since desc, id desc limit ? offset ?`,
      [...times, limit, (page - 1) * limit],
    );
    return { videos, total: counted?.total ?? 0 };
  }

  /** Ids of videos that can be retried, oldest first. */
  async retryable(limit: number): Promise<readonly string[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      `select id from (${stuck}) as s where can_retry order by since, id limit ?`,
      [...this.#times(), limit],
    );
    return rows.map(({ id }) => id);
  }

  #times(): [quietSince: Date, failedAfter: Date] {
    const before = (seconds: number): Date => new Date(this.clock.now().getTime() - seconds * 1000);
    return [before(mediaLimits.delayedSeconds), before(mediaLimits.failedOriginalRetentionSeconds)];
  }
}
