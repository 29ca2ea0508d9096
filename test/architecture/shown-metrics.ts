import { globSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { declaredMetrics } from '../../server/platform/metrics/define-metric.js';
import '../../server/platform/metrics/metrics.js';

const root = join(import.meta.dirname, '../..');

/** Labels that Prometheus adds. */
const added = ['job', 'instance', 'le'];

/** Every metric that a process shows, with its labels; null where the library declares them. */
export async function shownMetrics(): Promise<ReadonlyMap<string, readonly string[] | null>> {
  for (const file of globSync('server/**/*.metrics.ts', { cwd: root })) await import(join(root, file));
  const own = declaredMetrics().flatMap(({ name, type, labels }): [string, readonly string[]][] =>
    (type === 'histogram' ? ['_bucket', '_count', '_sum'] : ['']).map((end) => [name + end, [...labels, ...added]]),
  );
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const library = registry.getMetricsAsArray().map(({ name }): [string, null] => [name, null]);
  return new Map<string, readonly string[] | null>([...own, ...library, ['up', added]]);
}

/** Metrics with the labels that a query uses. @example a{b="c"} is { name: 'a', labels: ['b'] } */
export const selectorsOf = (expr: string): { name: string; labels: string[] }[] =>
  [...expr.matchAll(/\b((?:entrevue|process|nodejs)_\w+|up)\b(?:\{([^}]*)\})?/g)].map(([, name = '', inner = '']) => ({
    name,
    labels: [...inner.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
  }));
