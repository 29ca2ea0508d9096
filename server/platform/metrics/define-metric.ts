/** The allowed names of labels. Their values are a few words that we choose: never an id, an address or a name. */
export const allowedLabels = [
  'collector',
  'job',
  'kind',
  'method',
  'outcome',
  'part',
  'process',
  'queue',
  'route',
  'state',
  'status',
  'version',
] as const;
export type LabelName = (typeof allowedLabels)[number];

/** A metric: its name, and what it says. Create it with {@link defineCounter}, {@link defineGauge} or {@link defineHistogram}. */
export interface MetricDefinition<L extends LabelName = LabelName> {
  readonly type: 'counter' | 'gauge' | 'histogram';
  /** Begins with `entrevue_` and ends with its unit. Dashboards and alerts use it, so never rename it. */
  readonly name: string;
  readonly help: string;
  readonly labels: readonly L[];
  /** Max combinations of label values; further ones are counted as `other`. */
  readonly maxSeries: number;
  /** Upper ends of a histogram's buckets, in seconds. */
  readonly buckets?: readonly number[];
}

type Options<L extends LabelName> = Pick<MetricDefinition<L>, 'name' | 'help'> &
  Partial<Pick<MetricDefinition<L>, 'labels' | 'maxSeries'>>;

export interface CounterDefinition<L extends LabelName = LabelName> extends MetricDefinition<L> {
  readonly type: 'counter';
}
export interface GaugeDefinition<L extends LabelName = LabelName> extends MetricDefinition<L> {
  readonly type: 'gauge';
}
export interface HistogramDefinition<L extends LabelName = LabelName> extends MetricDefinition<L> {
  readonly type: 'histogram';
  readonly buckets: readonly number[];
}

const metricName = /^entrevue_[a-z][a-z0-9_]*$/;
const MAX_SERIES = 200;
const declared = new Map<string, MetricDefinition>();

/** All metrics of the loaded files. */
export const declaredMetrics = (): readonly MetricDefinition[] => [...declared.values()];

function declare<D extends MetricDefinition>(definition: D): D {
  const { name } = definition;
  if (!metricName.test(name)) throw new RangeError(`Metric "${name}": entrevue_ and lower-case words`);
  if ((definition.type === 'counter') !== name.endsWith('_total'))
    throw new RangeError(`Metric "${name}": counters, and only they, end with _total`);
  if (declared.has(name)) throw new RangeError(`Metric "${name}" is defined twice`);
  declared.set(name, definition);
  return definition;
}

/** Something that only grows, such as requests. */
export const defineCounter = <L extends LabelName = never>(options: Options<L>): CounterDefinition<L> =>
  declare({ type: 'counter', labels: [], maxSeries: MAX_SERIES, ...options });

/** Something that goes up and down, such as waiting jobs. */
export const defineGauge = <L extends LabelName = never>(options: Options<L>): GaugeDefinition<L> =>
  declare({ type: 'gauge', labels: [], maxSeries: MAX_SERIES, ...options });

/** How long something took. */
export const defineHistogram = <L extends LabelName = never>(
  options: Options<L> & { readonly buckets: readonly number[] },
): HistogramDefinition<L> => declare({ type: 'histogram', labels: [], maxSeries: MAX_SERIES, ...options });
