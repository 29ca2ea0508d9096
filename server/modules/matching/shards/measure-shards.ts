import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Degraded, HealthChecks } from '../../../platform/health/health-checks.js';
import { sentencesOf } from '../../../platform/health/health-text.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import { shardUp } from '../matching.metrics.js';
import type { MatchingMessages } from '../messages/messages.js';
import { ShardLeases } from './shard-leases.js';
import { ShardScheme } from './shard-scheme.js';

const { sentence, count } = sentencesOf<MatchingMessages>();

/** Tells operators which shards of the matching index no worker answers for. */
@Injectable()
export class MeasureShards implements OnModuleInit {
  constructor(
    private readonly scheme: ShardScheme,
    private readonly leases: ShardLeases,
    private readonly metrics: Metrics,
    private readonly checks: HealthChecks,
  ) {}

  onModuleInit(): void {
    const { isDivided, shards } = this.scheme;
    if (!isDivided) return;
    this.checks.add({
      name: 'matching-shards',
      check: async () => {
        const missing = await this.leases.missing();
        return missing.length === 0
          ? count('HEALTH.SHARDS_ANSWER', shards)
          : new Degraded(sentence('HEALTH.SHARDS_MISSING', { missing, all: shards }));
      },
    });
    const up = this.metrics.gauge(shardUp);
    const read = async (): Promise<void> => {
      const missing = await this.leases.missing();
      for (let shard = 0; shard < shards; shard += 1) up.set({ part: String(shard) }, missing.includes(shard) ? 0 : 1);
    };
    this.metrics.collect('matching-shards', read, { forget: () => up.reset() });
  }
}
