import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';

export const COST_DAYS = 30;

export interface CostRow {
  readonly kind: 'VIDEO' | 'AUDIO';
  readonly videos: number;
  /** Median and 95th percentile; null if it was measured for none. */
  readonly cpu_seconds: readonly [number, number] | null;
  readonly bytes: readonly [number, number];
  /** Videos that a hardware encoder made, and those for which it failed. */
  readonly by_hardware: number;
  readonly fallbacks: number;
}

/** Parameter: the earliest completion that counts. Example: videos made before migration 55 have no figures and are left out. */
export const costs = `
  select kind, count(*)::int as videos,
         percentile_cont(array[0.5, 0.95]) within group (order by made_cpu_ms * 0.06 / duration) as cpu_seconds,
         percentile_cont(array[0.5, 0.95]) within group (order by made_bytes * 60 / duration) as bytes,
         count(*) filter (where made_with in ('nvenc', 'vaapi', 'videotoolbox'))::int as by_hardware,
         count(*) filter (where made_with = 'fallback')::int as fallbacks
    from video
   where status = 'completed' and finished_at >= ? and kind in ('VIDEO', 'AUDIO') and made_bytes is not null and duration > 0
   group by kind order by kind desc`;

/** The cost of a minute of video lately, for operators. */
@Injectable()
export class VideoCostsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<readonly CostRow[]> {
    return this.em.execute<CostRow[]>(costs, [new Date(this.clock.now().getTime() - COST_DAYS * 86_400_000)]);
  }
}
