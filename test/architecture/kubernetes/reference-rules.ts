import { join } from 'node:path';
import { InvalidEnvironment, parseEnv } from '../../../server/platform/config/env.js';
import { type Manifest, ofKind, patchOf, podsOf, readText, settingsOf, variablesOf, type World } from './read-world.js';
import { unknownFields } from './schema.js';

const ignored = readText('.gitignore').includes('docker/kubernetes/**/secrets.env');

/** Kustomizations name files that exist, all of them, and patch objects that exist. */
export function kustomizationFaults(world: World): readonly string[] {
  const { files, kustomizations, manifests } = world;
  const used = new Set<string>(['prometheus.yml']);
  const faults = kustomizations.flatMap((kustomization) => {
    const { file, resources = [], components = [], patches = [] } = kustomization;
    const { configMapGenerator: maps = [], secretGenerator: secrets = [] } = kustomization;
    const at = (path: string): string => join(file, '..', path);
    const named = [
      ...[...resources, ...components].map((path) => (path.endsWith('.yaml') ? path : `${path}/kustomization.yaml`)),
      ...[...maps, ...secrets].flatMap(({ envs }) => envs),
      ...patches.flatMap(({ path }) => path ?? []),
    ].map(at);
    for (const path of named) used.add(path);
    // The operator makes the file of secrets from its example.
    const exists = (path: string): boolean => files.has(path) || (ignored && files.has(`${path}.example`));
    return [
      ...unknownFields(kustomization).map((field) => `${file}: ${field} is unknown`),
      ...named.filter((path) => !exists(path)).map((path) => `${file}: ${path} does not exist`),
      ...patches.flatMap(({ path, patch, target }) => {
        const name = new RegExp(`^${target.name}$`);
        const targets = manifests.filter(({ kind, metadata }) => kind === target.kind && name.test(metadata.name));
        const operations = patchOf(patch ?? files.get(at(path ?? '')) ?? '[]');
        const missing = targets.length === 0 ? [`${file}: patches no ${target.kind} ${target.name}`] : [];
        return [
          ...missing,
          ...targets.flatMap((manifest) =>
            operations
              .filter((operation) => operation.op !== 'add' && valueAt(manifest, operation.path) === undefined)
              .map((operation) => `${file}: ${target.kind} ${manifest.metadata.name} has no ${operation.path}`),
          ),
        ];
      }),
    ];
  });
  const isUsed = (path: string): boolean =>
    used.has(path.replace(/\.example$/, '')) || /(^|\/)kustomization\.yaml$/.test(path);
  return [
    ...faults,
    ...[...files.keys()].filter((path) => !isUsed(path)).map((path) => `${path}: in no kustomization`),
  ];
}

/** The value at a path such as `/spec/tls/0/hosts/0`. */
const valueAt = (from: unknown, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], from);

interface Selector {
  readonly matchLabels?: Readonly<Record<string, string>>;
}

function selectorsOf({ kind, spec = {} }: Manifest): readonly Selector[] {
  const { selector, podSelector } = spec as { selector?: Selector; podSelector?: Selector };
  if (kind === 'Service') return [{ matchLabels: selector as Record<string, string> }];
  return [selector ?? [], podSelector ?? []].flat();
}

/** Selectors, targets of autoscalers and backends find something. */
export function targetFaults(world: World): readonly string[] {
  const pods = podsOf(world);
  const services = ofKind(world, 'Service').map(({ metadata }) => metadata.name);
  const deployments = ofKind(world, 'Deployment').map(({ metadata }) => metadata.name);
  return world.manifests.flatMap((manifest) => {
    const place = `${manifest.kind} ${manifest.metadata.name}`;
    const { scaleTargetRef, template, rules } = (manifest.spec ?? {}) as {
      scaleTargetRef?: { name: string };
      template?: { metadata: { labels: Record<string, string> } };
      rules?: { http: { paths: { backend: { service: { name: string } } }[] } }[];
    };
    const candidates = template ? [template.metadata] : pods;
    const backends = (rules ?? []).flatMap(({ http }) => http.paths.map(({ backend }) => backend.service.name));
    return [
      ...selectorsOf(manifest)
        .filter(({ matchLabels = {} }) =>
          candidates.every(({ labels }) => Object.entries(matchLabels).some(([key, value]) => labels[key] !== value)),
        )
        .map(() => `${place}: selects no pod`),
      ...(scaleTargetRef && !deployments.includes(scaleTargetRef.name) ? [`${place}: no ${scaleTargetRef.name}`] : []),
      ...backends.filter((name) => !services.includes(name)).map((name) => `${place}: no service ${name}`),
    ];
  });
}

/** Connections are refused by default, in both directions and for every pod; those that are allowed lead to ports of pods. */
export function policyFaults(world: World): readonly string[] {
  const listening = podsOf(world).flatMap(({ containers }) =>
    containers.flatMap(({ ports = [] }) => ports.map(({ containerPort }) => containerPort)),
  );
  const policies = ofKind(world, 'NetworkPolicy').map(({ metadata, spec }) => ({
    name: metadata.name,
    ...(spec as { policyTypes: string[]; ingress?: { ports?: { port: number }[] }[]; egress?: object[] }),
  }));
  const closed = policies
    .filter(({ ingress, egress }) => !ingress && !egress)
    .flatMap(({ policyTypes }) => policyTypes);
  return [
    ...['Ingress', 'Egress'].filter((way) => !closed.includes(way)).map((way) => `nothing refuses ${way} by default`),
    ...policies.flatMap(({ name, ingress = [] }) =>
      ingress
        .flatMap(({ ports = [] }) => ports.map(({ port }) => port))
        .filter((port) => !listening.includes(port))
        .map((port) => `NetworkPolicy ${name}: no pod listens on ${port}`),
    ),
  ];
}

/** Our server starts with the settings of the example. */
export function settingFaults(world: World): readonly string[] {
  try {
    parseEnv({ ...settingsOf(world), ...variablesOf(world.files.get('example/secrets.env.example') ?? '') });
    return [];
  } catch (error) {
    if (error instanceof InvalidEnvironment) return error.lines;
    throw error;
  }
}

const nginx = readText('docker/nginx.conf');
const megabytes = [...nginx.matchAll(/client_max_body_size (\d+)m;/g)].map(([, size]) => Number(size));
const ofNginx = (directive: string): string => new RegExp(`^ *${directive} (\\w+);`, 'm').exec(nginx)?.[1] ?? 'nothing';
const annotations: Readonly<Record<string, string>> = {
  'client-max-body-size': `${Math.max(...megabytes)}m`,
  'proxy-buffering': 'False',
  'proxy-connect-timeout': ofNginx('proxy_connect_timeout'),
  'proxy-read-timeout': ofNginx('proxy_read_timeout'),
  'proxy-send-timeout': ofNginx('proxy_send_timeout'),
  'websocket-services': 'api',
  // Stricter than nginx.conf: the controller has no rule for each method, so nothing is sent twice.
  'location-snippets': `proxy_request_buffering ${ofNginx('proxy_request_buffering')};\nproxy_next_upstream off;\n`,
};

/** The Ingress has the limits of `docker/nginx.conf`, and TLS for each host. */
export const ingressFaults = (world: World): readonly string[] =>
  ofKind(world, 'Ingress').flatMap(({ metadata, spec }) => {
    const { tls = [], rules = [] } = spec as { tls?: { hosts: string[] }[]; rules?: { host: string }[] };
    const secured = tls.flatMap(({ hosts }) => hosts);
    return [
      ...Object.entries(annotations)
        .filter(([name, value]) => metadata.annotations?.[`nginx.org/${name}`] !== value)
        .map(([name, value]) => `Ingress ${metadata.name}: ${name} is not ${value.trim()}`),
      ...rules.filter(({ host }) => !secured.includes(host)).map(({ host }) => `Ingress: ${host} has no TLS`),
    ];
  });
