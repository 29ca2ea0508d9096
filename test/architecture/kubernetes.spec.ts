import { parse } from 'yaml';
import {
  budgetFaults,
  imageFaults,
  probeFaults,
  securityFaults,
  stopFaults,
  variableFaults,
} from './kubernetes/pod-rules.js';
import { ofKind, podsOf, readFiles, readText, type World, worldOf } from './kubernetes/read-world.js';
import {
  ingressFaults,
  kustomizationFaults,
  policyFaults,
  settingFaults,
  targetFaults,
} from './kubernetes/reference-rules.js';
import { metricFaults, queueFaults, sizeFaults } from './kubernetes/scaling-rules.js';
import { schemaFaults } from './kubernetes/schema.js';
import { shownMetrics } from './shown-metrics.js';

const files = readFiles();
const world = worldOf(files);
let shown: ReadonlyMap<string, readonly string[] | null>;
beforeAll(async () => {
  shown = await shownMetrics();
});

const rules: Readonly<Record<string, (world: World) => readonly string[]>> = {
  'follows the schema of Kubernetes': schemaFaults,
  'names files and objects that exist': kustomizationFaults,
  'selects pods, deployments and services that exist': targetFaults,
  'refuses connections that no policy allows': policyFaults,
  'gives the server variables that it knows': variableFaults,
  'gives the server settings with which it starts': settingFaults,
  'runs images and commands of the Dockerfile': imageFaults,
  'probes routes that exist': probeFaults,
  'limits every container and takes its rights': securityFaults,
  'has time to stop': stopFaults,
  'keeps pods while nodes are emptied': budgetFaults,
  'has the limits of nginx.conf at the Ingress': ingressFaults,
  'has a worker for each queue': queueFaults,
  'has enough pods': sizeFaults,
  'scales by metrics that a process shows': (given) => metricFaults(given, shown),
};

describe('docker/kubernetes', () => {
  it('is read', () => {
    expect(ofKind(world, 'Deployment').map(({ metadata }) => metadata.name)).toEqual([
      'api',
      'worker-matching',
      'worker-media',
      'worker-others',
    ]);
    expect(podsOf(world)).toHaveLength(5);
    expect(ofKind(world, 'ScaledObject')).toHaveLength(3);
  });

  it.each(Object.entries(rules))('%s', (_, rule) => {
    expect(rule(world)).toEqual([]);
  });

  it('is scraped under the names that alerts use', () => {
    const jobs = (text: string): unknown[] =>
      (parse(text) as { scrape_configs: { job_name: string }[] }).scrape_configs.map(({ job_name }) => job_name);
    expect(jobs(files.get('prometheus.yml') ?? '')).toEqual(jobs(readText('docker/metrics/prometheus.yml')));
  });
});

/** A file, a text in it, the wrong one, and the fault that a rule must find. */
type Wrong = readonly [file: string, text: string, wrong: string, fault: RegExp];

const wrong: readonly Wrong[] = [
  ['base/api.yaml', 'minReadySeconds: 5', "minReadySeconds: 'five'", /minReadySeconds must be integer/],
  ['base/api.yaml', 'minReadySeconds: 5', 'minReadySecond: 5', /\/spec\/minReadySecond is unknown/],
  ['base/api.yaml', 'periodSeconds: 2\n', 'periodSecond: 2\n', /startupProbe\/periodSecond is unknown/],
  ['base/api.yaml', '- name: api\n          image:', '- image:', /containers\/0 must have required property name/],
  ['base/api-autoscaling.yaml', 'autoscaling/v2', 'autoscaling/v2beta2', /no schema for autoscaling\/v2beta2/],
  ['base/service-account.yaml', 'kind: ServiceAccount', 'kind: Secret', /no schema for v1/],
  ['queue-autoscaling/worker-media.yaml', 'pollingInterval: 15', 'pollInterval: 15', /pollInterval is unknown/],
  ['queue-autoscaling/worker-media.yaml', 'replicas: 2,', 'replicas: two,', /replicas must be integer/],
  ['base/kustomization.yaml', 'ingress.yaml', 'entry.yaml', /base\/entry\.yaml does not exist/],
  ['base/kustomization.yaml', '  - ingress.yaml\n', '', /base\/ingress\.yaml: in no kustomization/],
  ['example/kustomization.yaml', '../base', '../bases', /bases\/kustomization\.yaml does not exist/],
  ['example/kustomization.yaml', 'secrets.env]', 'secret.env]', /example\/secret\.env does not exist/],
  ['example/kustomization.yaml', 'resources:', 'bases:', /bases is unknown/],
  ['example/kustomization.yaml', 'kind: Ingress, name: entrevue', 'kind: Ingress, name: web', /patches no Ingress web/],
  ['example/host.yaml', '/spec/tls/0/hosts/0', '/spec/tls/1/hosts/0', /has no \/spec\/tls\/1\/hosts\/0/],
  ['base/api.yaml', 'selector: { app.kubernetes.io/name: entrevue,', 'selector: { app: entrevue,', /selects no pod/],
  ['base/api-autoscaling.yaml', 'kind: Deployment, name: api', 'kind: Deployment, name: web', /no web/],
  ['base/ingress.yaml', 'name: api, port', 'name: web, port', /no service web/],
  ['base/network-policies.yaml', 'port: 9464', 'port: 9463', /NetworkPolicy metrics: no pod listens on 9463/],
  ['base/network-policies.yaml', '[Ingress, Egress]', '[Ingress]', /nothing refuses Egress by default/],
  ['base/settings.env', 'STOP_NOTICE_SECONDS', 'STOP_NOTICE_SECOND', /STOP_NOTICE_SECOND is no setting/],
  ['example/secrets.env.example', 'SECRETS_KEY', 'SECRET_KEY', /SECRET_KEY is no setting/],
  ['base/migrate.yaml', 'name: entrevue-settings', 'name: settings', /migrate: settings from settings/],
  ['base/settings.env', 'PAYMENT_PROVIDER=stripe', 'PAYMENT_PROVIDER=test', /^PAYMENT_PROVIDER/],
  ['example/settings.env', 'TRUSTED_PROXIES=10.30.5.0/24', 'TRUSTED_PROXIES=0.0.0.0/0', /^TRUSTED_PROXIES/],
  ['base/migrate.yaml', 'image: entrevue-migrate', 'image: entrevue-migrations', /no target for entrevue-migrations/],
  ['base/api.yaml', 'dist/server/main.js', 'dist/server/api.js', /runs \["node", "dist\/server\/api\.js"\]/],
  ['example/kustomization.yaml', 'entrevue-worker, newTag: 0.1.0', 'entrevue-worker, newTag: latest', /no version/],
  ['base/api.yaml', 'path: /api/health/ready', 'path: /api/ready', /asks \/api\/ready at http/],
  ['base/worker-media.yaml', 'path: /metrics', 'path: /api/health', /asks \/api\/health at metrics/],
  ['base/worker-media.yaml', 'containerPort: 9465', 'containerPort: 9464', /ports .*9464/],
  ['base/worker-others.yaml', 'livenessProbe', 'readinessProbe', /no livenessProbe/],
  ['base/worker-others.yaml', 'readOnlyRootFilesystem: true', 'readOnlyRootFilesystem: false', /of the container/],
  ['base/migrate.yaml', '        runAsNonRoot: true\n', '', /securityContext of the pod/],
  ['base/migrate.yaml', 'RuntimeDefault', 'Unconfined', /securityContext of the pod/],
  ['base/migrate.yaml', '      automountServiceAccountToken: false\n', '', /has a token/],
  ['base/worker-matching.yaml', "limits: { cpu: '2', memory: 2Gi,", "limits: { cpu: '2',", /no limits of memory/],
  ['base/settings.env', 'STOP_NOTICE_SECONDS=10', 'STOP_NOTICE_SECONDS=30', /api: terminationGracePeriodSeconds 40/],
  ['base/worker-media.yaml', 'terminationGracePeriodSeconds: 35', 'terminationGracePeriodSeconds: 20', /needs 30/],
  ['base/disruption-budgets.yaml', 'name: worker-media', 'name: media', /worker-media: no PodDisruptionBudget/],
  ['base/ingress.yaml', '3000m', '100m', /client-max-body-size is not 3000m/],
  ['base/ingress.yaml', 'proxy_next_upstream off', 'proxy_next_upstream error', /location-snippets/],
  ['base/ingress.yaml', 'hosts: [entrevue.invalid]', 'hosts: [other.invalid]', /has no TLS/],
  ['base/worker-others.yaml', ',messaging', '', /messaging is taken by 0/],
  ['base/worker-others.yaml', ',messaging', ',messages', /messages is no queue/],
  ['base/worker-media.yaml', 'media-words', 'media-words,jobs', /jobs is taken by 2/],
  ['base/settings.env', 'MATCHING_SHARDS=1', 'MATCHING_SHARDS=4', /worker-matching: 2 pods, 5/],
  ['base/api-autoscaling.yaml', 'minReplicas: 2', 'minReplicas: 1', /api: 1 pods, 2/],
  ['queue-autoscaling/worker-media.yaml', 'oldest_waiting_seconds', 'oldest_seconds', /no process shows/],
  ['queue-autoscaling/worker-media.yaml', '{queue="media"}', '{queues="media"}', /has no queues/],
  ['queue-autoscaling/worker-media.yaml', '{queue="media"}', '{queue="jobs"}', /do not take jobs/],
  ['queue-autoscaling/worker-media.yaml', '{queue="media"}', '{queue="videos"}', /selects no queue/],
  ['queue-autoscaling/worker-media.yaml', "threshold: '2'", "threshold: '8'", /runs 2 jobs of media at once, not 8/],
];

describe('the rules for docker/kubernetes', () => {
  it.each(wrong)('find in %s the wrong %s', (file, text, other, fault) => {
    const before = files.get(file) ?? '';
    expect(before).toContain(text);
    const changed = worldOf(new Map(files).set(file, before.replace(text, other)));
    const found = Object.values(rules).flatMap((rule) => rule(changed));
    expect(found.filter((line) => fault.test(line))).not.toEqual([]);
  });

  it('are all tried', () => {
    const tried = wrong.map(([file, text, other]) => {
      const changed = worldOf(new Map(files).set(file, (files.get(file) ?? '').replace(text, other)));
      return Object.keys(rules).filter((name) => (rules[name]?.(changed).length ?? 0) > 0);
    });
    expect([...new Set(tried.flat())].sort()).toEqual(Object.keys(rules).sort());
  });
});
