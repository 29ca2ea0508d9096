import { type Container, ofKind, podsOf, readText, settingsOf, variablesOf, type World } from './read-world.js';

const dockerfile = readText('docker/server.Dockerfile');
const stageOf = (name: string): string | undefined =>
  dockerfile.split(new RegExp(`^FROM \\S+ AS ${name}$`, 'm'))[1]?.split(/^FROM /m)[0];
const user = Number(/--uid (\d+)/.exec(dockerfile)?.[1]);

const containersOf = (world: World): readonly (Container & { readonly place: string })[] =>
  podsOf(world).flatMap(({ owner, containers }) =>
    containers.map((container) => ({ ...container, place: `${owner}/${container.name}` })),
  );

/** Images are the stages of the Dockerfile with its commands, and the example gives each a version. */
export function imageFaults(world: World): readonly string[] {
  const images = world.kustomizations.flatMap(({ images: list = [] }) => list);
  return containersOf(world).flatMap(({ place, image, command = [] }) => {
    const stage = stageOf(image.replace(/^entrevue-/, ''));
    if (stage === undefined) return [`${place}: the Dockerfile has no target for ${image}`];
    const expected = /^CMD (\[.*\])$/m.exec(stage)?.[1] ?? '';
    const own = JSON.stringify(command).replaceAll(',', ', ');
    const version = images.find(({ name }) => name === image)?.newTag;
    return [
      ...(own === expected ? [] : [`${place}: runs ${own}, the image ${expected}`]),
      ...(version && version !== 'latest' ? [] : [`${place}: ${image} has no version in the example`]),
    ];
  });
}

const hardened = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
};
const unprivileged = {
  runAsNonRoot: true,
  runAsUser: user,
  runAsGroup: user,
  fsGroup: user,
  seccompProfile: { type: 'RuntimeDefault' },
};
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Every container is limited, every pod runs without rights. */
export const securityFaults = (world: World): readonly string[] => [
  ...podsOf(world).flatMap(({ owner, securityContext, automountServiceAccountToken }) => [
    ...(isSame(securityContext, unprivileged) ? [] : [`${owner}: securityContext of the pod`]),
    ...(automountServiceAccountToken === false ? [] : [`${owner}: has a token of the cluster`]),
  ]),
  ...containersOf(world).flatMap(({ place, securityContext, resources }) => [
    ...(isSame(securityContext, hardened) ? [] : [`${place}: securityContext of the container`]),
    ...(['requests', 'limits'] as const).flatMap((kind) =>
      ['cpu', 'memory'].filter((name) => !resources?.[kind]?.[name]).map((name) => `${place}: no ${kind} of ${name}`),
    ),
  ]),
];

const paths = (source: string, pattern: RegExp): string[] =>
  [...readText(source).matchAll(pattern)].map(([, path = '']) => path);
const health = 'server/platform/health/health.controller.ts';
const [base = ''] = paths(health, /@Controller\('([^']*)'\)/g);
const routes: Readonly<Record<string, readonly string[]>> = {
  http: paths(health, /@Get\((?:'([^']*)')?\)/g).map((path) => `/${base}${path && `/${path}`}`),
  metrics: paths('server/platform/metrics/metrics-server.ts', /url !== '([^']*)'/g),
};

/** Probes ask ports and routes that exist, and ports are those of the settings. */
export function probeFaults(world: World): readonly string[] {
  const { PORT, METRICS_PORT } = settingsOf(world);
  const metrics = Number(METRICS_PORT);
  return containersOf(world).flatMap((container) => {
    const { place, image, ports = [] } = container;
    const expected =
      image === 'entrevue-api'
        ? { http: Number(PORT), metrics }
        : image === 'entrevue-worker'
          ? { metrics: metrics + 1 }
          : {};
    const own = Object.fromEntries(ports.map(({ name, containerPort }) => [name, containerPort]));
    const probes = Object.entries(container).flatMap(([name, value]) =>
      name.endsWith('Probe') ? [[name, value as Container['startupProbe']] as const] : [],
    );
    const needed = ports.length > 0 ? ['startupProbe', 'livenessProbe'] : [];
    return [
      ...(isSame(own, expected) ? [] : [`${place}: ports ${JSON.stringify(own)}, not ${JSON.stringify(expected)}`]),
      ...needed.filter((name) => !probes.some(([given]) => given === name)).map((name) => `${place}: no ${name}`),
      ...probes.flatMap(([name, probe]) => {
        const { path = '', port = '' } = probe?.httpGet ?? {};
        const isRoute = port in own && (routes[port] ?? []).includes(path);
        return isRoute ? [] : [`${place}: ${name} asks ${path} at ${port}, which is no route`];
      }),
    ];
  });
}

const env = readText('server/platform/config/env.ts');
const [schema = ''] = /^const schema = z\.object\(\{$[^]*?^\}\);$/m.exec(env) ?? [];
/** Settings of the server, and those that the client of the object store reads. */
const known = new Set([
  ...[...schema.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name = '']) => name),
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
]);

/** The server knows every variable, and every container gets settings and secrets that exist. */
export function variableFaults(world: World): readonly string[] {
  const files = [...world.files].filter(([path]) => /\.env(?:\.example)?$/.test(path));
  const given = [
    ...files.flatMap(([path, text]) => Object.keys(variablesOf(text)).map((name) => [path, name] as const)),
    ...containersOf(world).flatMap(({ place, env: list = [] }) => list.map(({ name }) => [place, name] as const)),
  ];
  const made = new Set(
    world.kustomizations.flatMap(({ configMapGenerator: maps = [], secretGenerator: secrets = [] }) =>
      [...maps, ...secrets].map(({ name }) => name),
    ),
  );
  return [
    ...given.filter(([, name]) => !known.has(name)).map(([place, name]) => `${place}: ${name} is no setting`),
    ...containersOf(world).flatMap(({ place, envFrom = [] }) => {
      const sources = envFrom.map(({ configMapRef, secretRef }) => (configMapRef ?? secretRef)?.name ?? '');
      return sources.length === 2 && sources.every((name) => made.has(name))
        ? []
        : [`${place}: settings from ${sources.join(', ')}`];
    }),
  ];
}

const millisecondsOf = (source: string): number =>
  Number(/DRAIN_MS = ([\d_]+);/.exec(readText(source))?.[1]?.replaceAll('_', ''));
/** Seconds between the longest stop of a process and the moment when the cluster kills it. */
const RESERVE = 5;

/** A pod has the time that its process takes to stop. */
export function stopFaults(world: World): readonly string[] {
  const notice = Number(settingsOf(world)['STOP_NOTICE_SECONDS']);
  return podsOf(world).flatMap(({ owner, containers, terminationGracePeriodSeconds: given = 30 }) => {
    const needed = containers.map(({ image }) =>
      image === 'entrevue-api'
        ? notice + millisecondsOf('server/main.ts') / 1_000
        : image === 'entrevue-worker'
          ? millisecondsOf('server/worker.ts') / 1_000
          : 0,
    );
    const least = Math.max(...needed) + RESERVE;
    return given >= least ? [] : [`${owner}: terminationGracePeriodSeconds ${given}, its process needs ${least}`];
  });
}

/** When nodes are emptied, some pods of each deployment go on. */
export const budgetFaults = (world: World): readonly string[] => {
  const budgets = ofKind(world, 'PodDisruptionBudget').map(({ metadata }) => metadata.name);
  return ofKind(world, 'Deployment')
    .filter(({ metadata }) => !budgets.includes(metadata.name))
    .map(({ metadata }) => `${metadata.name}: no PodDisruptionBudget`);
};
