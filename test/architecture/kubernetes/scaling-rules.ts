import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { queueNames } from '../../cluster/parts/queues.js';
import { selectorsOf } from '../shown-metrics.js';
import { type Manifest, ofKind, podsOf, root, settingsOf, type World } from './read-world.js';

const queues = queueNames();

/** Jobs that one worker runs at once, by queue. */
const concurrency = new Map(
  globSync('server/{modules,platform}/**/*.queue.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/name: '([\w-]+)',\s*concurrency: (\d+)/g)].map(
      ([, name = '', count]) => [name, Number(count)] as const,
    ),
  ),
);

/** The queues of each deployment of workers. */
const workersOf = (world: World): ReadonlyMap<string, readonly string[]> =>
  new Map(
    podsOf(world).flatMap(({ owner, containers }) =>
      containers
        .filter(({ image }) => image === 'entrevue-worker')
        .map(
          ({ args: [option, list = ''] = [] }) => [owner, option === '--queues' ? list.trim().split(',') : []] as const,
        ),
    ),
  );

/** Each queue has one kind of worker. */
export function queueFaults(world: World): readonly string[] {
  const workers = workersOf(world);
  const taken = [...workers.values()].flat();
  return [
    ...[...workers].filter(([, own]) => own.length === 0).map(([owner]) => `${owner}: takes every queue`),
    ...taken.filter((queue) => !queues.includes(queue)).map((queue) => `${queue} is no queue`),
    ...queues.flatMap((queue) => {
      const times = taken.filter((name) => name === queue).length;
      return times === 1 ? [] : [`${queue} is taken by ${times} kinds of workers`];
    }),
  ];
}

interface Scaler {
  readonly scaleTargetRef: { readonly name: string };
  readonly minReplicaCount: number;
  readonly maxReplicaCount: number;
  readonly fallback: { readonly replicas: number };
  readonly triggers: readonly {
    readonly name: string;
    readonly metricType: string;
    readonly metadata: { readonly query: string; readonly threshold: string; readonly ignoreNullValues: string };
  }[];
}
const scalersOf = (world: World): readonly Scaler[] =>
  ofKind(world, 'ScaledObject').map(({ spec }: Manifest) => spec as unknown as Scaler);

/** The queues that the label `queue` of a query selects. */
function selected(query: string): readonly string[] {
  const [, operator = '', value = ''] = /\bqueue(=~|!~|!=|=)"([^"]*)"/.exec(query) ?? [];
  const pattern = operator.includes('~') ? new RegExp(`^(?:${value})$`) : null;
  const matches = (queue: string): boolean => (pattern ? pattern.test(queue) : queue === value);
  return queues.filter((queue) => matches(queue) !== operator.startsWith('!'));
}

/** Autoscalers read metrics that a process shows, of queues that their workers take, with a threshold that fits. */
export function metricFaults(world: World, shown: ReadonlyMap<string, readonly string[] | null>): readonly string[] {
  const workers = workersOf(world);
  return scalersOf(world).flatMap(({ scaleTargetRef, triggers }) =>
    triggers.flatMap(({ name, metadata: { query, threshold } }) => {
      const place = `${scaleTargetRef.name}: ${name}`;
      const selectors = selectorsOf(query);
      const own = workers.get(scaleTargetRef.name) ?? [];
      const strangers = selected(query).filter((queue) => !own.includes(queue));
      const isActive = query.includes('state="active"');
      const [queue = ''] = selected(query);
      return [
        ...(selectors.length === 1 && query.startsWith('max(') ? [] : [`${place}: is no maximum of one metric`]),
        ...selectors.flatMap(({ name: metric, labels }) => {
          const known = shown.get(metric);
          if (!known) return [`${place}: no process shows ${metric}`];
          return labels.filter((label) => !known.includes(label)).map((label) => `${place}: ${metric} has no ${label}`);
        }),
        ...strangers.map((stranger) => `${place}: its workers do not take ${stranger}`),
        ...(queue === '' ? [`${place}: selects no queue`] : []),
        ...(isActive && concurrency.get(queue) !== Number(threshold)
          ? [`${place}: a worker runs ${concurrency.get(queue)} jobs of ${queue} at once, not ${threshold}`]
          : []),
      ];
    }),
  );
}

/** Workers of matching: one for each part of the index and a reserve. */
export function sizeFaults(world: World): readonly string[] {
  const least = Number(settingsOf(world)['MATCHING_SHARDS']) + 1;
  const fixed = ofKind(world, 'Deployment').flatMap(({ metadata, spec }) =>
    spec?.replicas === undefined ? [] : [[metadata.name, spec.replicas] as const],
  );
  const scaled = scalersOf(world).flatMap(({ scaleTargetRef: { name }, minReplicaCount: min, fallback }) => [
    [name, min] as const,
    [name, fallback.replicas] as const,
  ]);
  const api = ofKind(world, 'HorizontalPodAutoscaler').map(
    ({ metadata, spec }) => [metadata.name, Number(spec?.['minReplicas'])] as const,
  );
  const empty = scalersOf(world).filter(({ minReplicaCount, maxReplicaCount }) => maxReplicaCount <= minReplicaCount);
  const lacking = ofKind(world, 'Deployment').filter(
    ({ metadata: { name } }) => ![...fixed, ...api].some(([given]) => given === name),
  );
  return [
    ...[...fixed, ...scaled, ...api].flatMap(([name, count]) => {
      const needed = name === 'worker-matching' ? least : 2;
      return count >= needed ? [] : [`${name}: ${count} pods, ${needed} are needed`];
    }),
    ...empty.map(({ scaleTargetRef }) => `${scaleTargetRef.name}: never grows`),
    ...lacking.map(({ metadata }) => `${metadata.name}: no number of pods`),
  ];
}
