import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../../platform/metrics/metrics.js';
import type { FactName } from '../domain/facts.js';
import { credits, factsTime, matches } from '../operations.metrics.js';

interface Fact {
  readonly name: FactName;
  readonly value: number;
  readonly at: number;
}

/** Shows the counted figures in the metrics: four rows. */
@Injectable()
export class ShownFactsQuery implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly em: EntityManager,
  ) {}

  onModuleInit(): void {
    const gauges = { credits: this.metrics.gauge(credits), matches: this.metrics.gauge(matches) };
    const time = this.metrics.gauge(factsTime);
    const forget = (): void => [gauges.credits, gauges.matches, time].forEach((gauge) => gauge.reset());
    const read = async (): Promise<void> => {
      const facts = await this.em
        .fork()
        .execute<Fact[]>('select name, value, extract(epoch from measured_at)::float8 as at from operating_fact');
      for (const { name, value } of facts) {
        if (name === 'matches') gauges.matches.set({}, value);
        else gauges.credits.set({ state: name.replace('credits_', '') }, value);
      }
      if (facts.length > 0) time.set({}, Math.min(...facts.map(({ at }) => at)));
    };
    this.metrics.collect('facts', read, { forget });
  }
}
