import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CollectionTag, parse } from 'yaml';
import { parseEnv } from '../../server/platform/config/env.js';
import { databaseTimeouts } from '../../server/platform/database/mikro-orm.config.js';

const docker = join(import.meta.dirname, '../../docker');
const read = (file: string): string => readFileSync(join(docker, file), 'utf8');

interface Service {
  image?: string;
  build?: { dockerfile: string; target: string };
  environment?: Record<string, string>;
  depends_on?: Record<string, unknown>;
  deploy?: { replicas: number | string };
  volumes?: string[];
  cap_drop?: string[];
  read_only?: boolean;
}

/** A value as Compose fills it without a file of settings. */
const filled = (value: unknown): string =>
  String(value).replace(/\$\{\w+(?::-([^}]*)|:\?[^}]*)?\}/g, (_, fallback?: string) => fallback ?? 'secret');

/** Compose's tag for a list that replaces the one of the file before. */
const override: CollectionTag = { tag: '!override', collection: 'seq', resolve: (items) => items };

const compose = parse(read('compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks?: { default?: { ipam?: { config: { subnet: string }[] } } };
};
const dockerfile = read('server.Dockerfile');
const stages = [...dockerfile.matchAll(/^FROM (\S+) AS (\S+)$/gm)].map(([, from, name]) => ({
  from: from!,
  name: name!,
}));
/** The lines of a stage, after those of the stages that it is built on. */
function linesOf(name: string): string {
  const stage = stages.find((candidate) => candidate.name === name);
  if (!stage) return '';
  const body = dockerfile.split(new RegExp(`^FROM ${stage.from} AS ${name}$`, 'm'))[1]?.split(/^FROM /m)[0] ?? '';
  return linesOf(stage.from) + body;
}

describe('the scaled topology', () => {
  it('has two replicas of each process, a database, a queue, a store, mail and a proxy', () => {
    expect(Object.keys(compose.services).sort()).toEqual([
      'api',
      'demo',
      'mail',
      'migrate',
      'postgres',
      'proxy',
      'redis',
      'store',
      'worker',
    ]);
    expect(compose.services['api']?.deploy?.replicas).toBe(2);
    expect(filled(compose.services['worker']?.deploy?.replicas)).toBe('2');
  });

  it('has a worker for each part of the matching index', () => {
    const { environment, deploy } = compose.services['worker'] ?? {};
    expect(environment?.['MATCHING_SHARDS']).toBe('${MATCHING_SHARDS:-1}');
    expect(Number(filled(deploy?.replicas))).toBeGreaterThanOrEqual(Number(filled(environment?.['MATCHING_SHARDS'])));
    // The same workers for all parts: which one a worker takes is no setting.
    expect(Object.keys(environment ?? {}).filter((name) => /SHARD/.test(name))).toEqual(['MATCHING_SHARDS']);
  });

  it('names images by version, and stages that exist', () => {
    for (const { image, build } of Object.values(compose.services)) {
      if (image) expect(image).toMatch(/:(?!latest$)[\w.-]+$/);
      if (build) expect(stages.map(({ name }) => name)).toContain(build.target);
    }
  });

  it('refers to services and volumes that exist', () => {
    for (const { depends_on = {}, volumes = [] } of Object.values(compose.services)) {
      for (const name of Object.keys(depends_on)) expect(Object.keys(compose.services)).toContain(name);
      for (const volume of volumes.filter((entry) => !/^[./]/.test(entry))) {
        expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
      }
    }
  });

  it.each(['api', 'worker', 'migrate', 'demo'])('runs %s as an ordinary user without capabilities', (name) => {
    const { target = '' } = compose.services[name]?.build ?? {};
    expect([...linesOf(target).matchAll(/^USER (\S+)$/gm)].at(-1)?.[1]).toBe('entrevue');
    expect(compose.services[name]).toMatchObject({ cap_drop: ['ALL'], read_only: true });
  });

  it('has ffmpeg where videos are processed', () => {
    expect(linesOf('worker')).toMatch(/apt-get install .*\bffmpeg\b/);
  });

  it.each(['api', 'worker', 'demo'])('has the cage for decoders of uploaded files in %s', (name) => {
    const { target = '' } = compose.services[name]?.build ?? {};
    expect(linesOf(target)).toMatch(/apt-get install .*\bbubblewrap\b.*\butil-linux\b/);
  });

  it('sets variables that the product accepts', () => {
    const environment = Object.entries(compose.services['api']?.environment ?? {});
    expect(parseEnv(Object.fromEntries(environment.map(([key, value]) => [key, filled(value)])))).toMatchObject({
      QUEUE_URL: 'redis://redis:6379',
      DEMO_MODE: true,
    });
  });

  it('trusts the proxy of its own network, and no client', () => {
    const subnet = compose.networks?.default?.ipam?.config[0]?.subnet;
    expect(compose.services['api']?.environment?.['TRUSTED_PROXIES']).toContain(subnet);
    expect(read('nginx.conf')).toMatch(/X-Forwarded-For \$remote_addr;/);
    expect(read('nginx.conf')).toMatch(/X-Request-Id \$request_id;/);
  });

  it('has a proxy that needs no resolver of its own, logs without queries, and sends a write once', () => {
    const nginx = read('nginx.conf');
    expect(nginx).not.toMatch(/^\s*resolver\b|\bresolve;/m);
    expect(nginx).toMatch(/access_log \/dev\/stdout/);
    expect(nginx).not.toMatch(/\$request_uri|\$args|\$request /);
    expect(/log_format entrevue ([^;]*);/.exec(nginx)?.[1]).not.toMatch(/\$uri/);
    expect(nginx).toMatch(/map \$uri \$path_to_log \{ ~\^\/api\/shared\//);
    expect(nginx).toMatch(/map \$request_method \$kind \{ default write; GET read; HEAD read; OPTIONS read; PUT rep/);
    const location = (name: string): string | undefined =>
      new RegExp(`location ${name} \\{\\n(.*?)\\n    \\}`, 's').exec(nginx)?.[1];
    // nginx repeats a POST or PATCH only if nothing was sent, unless `non_idempotent` is named.
    expect(location('@write')).toMatch(/proxy_next_upstream error timeout;/);
    expect(nginx).not.toMatch(/non_idempotent|http_50[03]/);
    for (const name of ['@replacement', '@unsent']) expect(location(name)).toMatch(/proxy_next_upstream off;/);
    expect(location('@unsent')).toMatch(/if \(\$upstream_bytes_sent ~ \[1-9\]\) \{ return 502; \}/);
  });

  it('has a pooler that sets the timeouts which it drops', () => {
    const pooler = read('pgbouncer.ini');
    const { statement_timeout, lock_timeout, idle_in_transaction_session_timeout } = databaseTimeouts;
    const timeouts = { statement_timeout, lock_timeout, idle_in_transaction_session_timeout };
    expect(/^ignore_startup_parameters = (.*)$/m.exec(pooler)?.[1]?.split(',')).toEqual(Object.keys(timeouts));
    const set = Object.entries(timeouts).map(([name, ms]) => `set ${name} = ${ms}`);
    expect(/connect_query='([^']*)'/.exec(pooler)?.[1]?.split('; ')).toEqual(set);
    expect(pooler).toMatch(/^pool_mode = transaction$/m);
  });

  it('has a proxy that keeps segments only behind a check of the same path', () => {
    const { services } = parse(read('compose.media-cache.yml')) as { services: Record<string, Service> };
    for (const [file, place] of [
      ['media-cache.conf', 'http'],
      ['media-cache-server.conf', 'server'],
    ]) {
      expect(services['proxy']?.volumes).toContain(`./${file}:/etc/nginx/media-cache/${place}.conf:ro`);
      expect(read('nginx.conf')).toContain(`include /etc/nginx/media-cache/${place}*.conf;`);
    }
    const [, rung, body] = /location ~ (\S+) \{([^}]*)\}/.exec(read('media-cache-server.conf')) ?? [];
    // A decoded line break would split the request for the check.
    expect(rung).toBe(String.raw`^(?<media_rung>/media/v1/[0-9a-f-]+/[0-9a-f-]+)/\w+\.\w+$`);
    expect(body).toMatch(/auth_request \/media-check;/);
    expect(body).toMatch(/proxy_cache_key \$uri;/);
    // Not as the client wrote it: a path with `..` would be kept under another one.
    expect(body).toMatch(/proxy_pass http:\/\/api\$uri\?\$media_signature;/);
    expect(body).toMatch(/proxy_set_header Cookie "";/);
    expect(read('media-cache-server.conf')).not.toMatch(/\$request_uri|\$args/);
  });

  it('offers TLS 1.2 and 1.3 with forward secrecy and authenticated ciphers, and never serves the API without it', () => {
    const tls = read('tls.conf');
    expect(/ssl_protocols ([^;]*);/.exec(tls)?.[1]).toBe('TLSv1.2 TLSv1.3');
    const ciphers = /ssl_ciphers ([^;]*);/.exec(tls)?.[1]?.split(':') ?? [];
    expect(ciphers.length).toBeGreaterThan(3);
    expect(
      ciphers.filter((name) => !/^ECDHE-(?:ECDSA|RSA)-(?:AES\d+-GCM-SHA\d+|CHACHA20-POLY1305)$/.test(name)),
    ).toEqual([]);
    expect(tls.indexOf('return 403')).toBeLessThan(tls.indexOf('return 308 https://'));
    const { services } = parse(read('compose.tls.yml'), { customTags: [override] }) as {
      services: Record<string, Service>;
    };
    expect(services['proxy']?.volumes?.[0]).toBe('./tls.conf:/etc/nginx/tls/tls.conf:ro');
    expect(read('nginx.conf')).toMatch(/^\s*include \/etc\/nginx\/tls\/\*\.conf;$/m);
  });

  it('sends the traces of every API and worker to a collector of the same file', () => {
    const { services } = parse(read('compose.traces.yml'), { merge: true }) as { services: Record<string, Service> };
    for (const name of ['api', 'worker']) {
      const given = services[name]?.environment ?? {};
      const endpoint = new URL(given['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? '');
      expect(Object.keys(services)).toContain(endpoint.hostname);
      const filled = { ...given, OTEL_TRACES_SAMPLER_ARG: '1', DATABASE_URL: 'postgres://x' };
      expect(parseEnv(filled)).toMatchObject({ OTEL_TRACES_SAMPLER_ARG: 1 });
    }
    expect(services['jaeger']?.image).toMatch(/:\d+\.\d+\.\d+$/);
  });

  it('keeps no secret in the repository', () => {
    expect(read('compose.yml')).not.toMatch(/PASSWORD: (?!\$\{)/);
  });
});
