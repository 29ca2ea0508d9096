import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../../platform/metrics/metrics.js';
import { ShardScheme } from '../shards/shard-scheme.js';
import { snapshotTime } from '../matching.metrics.js';

const EVERY_MS = 60_000;

/** The age of the snapshots of the matching index, the same from every process. */
@Injectable()
export class MeasureSnapshots implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly orm: MikroORM,
    private readonly scheme: ShardScheme,
  ) {}

  onModuleInit(): void {
    const { shards } = this.scheme;
    const time = this.metrics.gauge(snapshotTime);
    const read = async (): Promise<void> => {
      const rows = await this.orm.em.fork().execute<{ kind: string; seconds: number }[]>(
        // Of a divided index, the part with the oldest one.
        `select kind, min(seconds) as seconds
             from (select kind, extract(epoch from max(taken_at))::float8 as seconds from match_index_snapshot
                    where ? = 1 or format like ? group by kind, case when ? = 1 then '' else format end) as newest
            group by kind`,
        [shards, `%, shard % of ${shards}`, shards],
      );
      time.reset();
      for (const { kind, seconds } of rows) time.set({ kind }, seconds);
    };
    this.metrics.collect('matching-snapshots', read, { everyMs: EVERY_MS, forget: () => time.reset() });
  }
}
