import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { Settings } from '../config/settings.js';
import { Collector, type CollectorOptions } from './collector.js';
import {
  type CounterDefinition,
  defineGauge,
  type GaugeDefinition,
  type HistogramDefinition,
  type LabelName,
  type MetricDefinition,
} from './define-metric.js';
import { SeriesLimit } from './series-limit.js';

const collectorUp = defineGauge({
  name: 'entrevue_collector_up',
  help: '1 if the facts of this collector could be read at the last scrape.',
  labels: ['collector'],
});

type Labels<L extends LabelName> = Readonly<Record<L, string>>;

/** A metric that counts up. */
export interface CountsUp<L extends LabelName> {
  inc(labels: Labels<L>, by?: number): void;
}
export interface Observes<L extends LabelName> {
  observe(labels: Labels<L>, seconds: number): void;
}
export interface Shows<L extends LabelName> {
  set(labels: Labels<L>, value: number): void;
  /** Forgets all series, so that nothing old is shown. */
  reset(): void;
}

/**
 * The metrics of this process. Without METRICS_PORT nobody reads them: requests are not measured then and nothing is collected;
 * counters of jobs and emails cost less than a microsecond.
 */
@Injectable()
export class Metrics {
  readonly isOn: boolean;
  readonly #registry = new Registry();
  readonly #known = new Map<string, { readonly metric: object; readonly limit: SeriesLimit }>();
  readonly #collectors = new Map<string, Collector>();

  constructor(settings: Settings) {
    this.isOn = settings.env.METRICS_PORT !== undefined;
  }

  counter<L extends LabelName>(definition: CounterDefinition<L>): CountsUp<L> {
    const { metric, limit } = this.#of(definition, (options) => new Counter<string>(options));
    return { inc: (labels, by = 1) => metric.inc(limit.apply(labels), by) };
  }

  gauge<L extends LabelName>(definition: GaugeDefinition<L>): Shows<L> {
    const { metric, limit } = this.#of(definition, (options) => new Gauge<string>(options));
    return {
      set: (labels, value) => metric.set(limit.apply(labels), value),
      reset: () => metric.reset(),
    };
  }

  histogram<L extends LabelName>(definition: HistogramDefinition<L>): Observes<L> {
    const { metric, limit } = this.#of(
      definition,
      (options) => new Histogram<string>({ ...options, buckets: [...definition.buckets] }),
    );
    return { observe: (labels, seconds) => metric.observe(limit.apply(labels), seconds) };
  }

  /**
   * Adds facts that are read when somebody scrapes: at a constant cost, at most once per interval, and without holding the
   * answer up.
   */
  collect(name: string, work: () => Promise<void> | void, options: CollectorOptions = {}): void {
    if (this.isOn) this.#collectors.set(name, new Collector(name, work, options));
  }

  /** Adds what the process says of itself: memory, processor, event loop, open files. */
  measureProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** The text that Prometheus reads. */
  async text(): Promise<string> {
    const up = this.gauge(collectorUp);
    await Promise.all(
      [...this.#collectors.values()].map(async (collector) => {
        up.set({ collector: collector.name }, (await collector.refresh()) ? 1 : 0);
      }),
    );
    return this.#registry.metrics();
  }

  #of<M extends object>(
    definition: MetricDefinition,
    create: (options: { name: string; help: string; labelNames: string[]; registers: Registry[] }) => M,
  ): { readonly metric: M; readonly limit: SeriesLimit } {
    const known = this.#known.get(definition.name);
    if (known) return known as { metric: M; limit: SeriesLimit };
    const { name, help, labels, maxSeries } = definition;
    const made = {
      metric: create({ name, help, labelNames: [...labels], registers: [this.#registry] }),
      limit: new SeriesLimit(labels, maxSeries),
    };
    this.#known.set(name, made);
    return made;
  }
}
