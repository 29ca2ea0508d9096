/**
 * 64 viewers read ranges of a video of 300 MB: bytes per second, and the time to the first byte after seeking. Compared with nginx
 * serving the same file (`NGINX_PATH`, or the system's), or with a bare Node server if nginx is not installed.
 * Then the same viewers behind nginx's cache (`stream-cache.ts`).
 *
 *   npm run bench -- stream
 */
import { spawn, spawnSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { Agent, createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, startInstance } from '../support/running-instance.js';
import { query } from '../support/query.js';
import { makeClip } from './encode-by-hand.js';
import { type Figures, figures, ms, say } from './measure.js';
import { publish, signUp } from './media-people.js';
import { type CacheFigures, measureCache, reportCache, SIGNATURE_SECONDS } from './stream-cache.js';

const MIB = 1024 * 1024;
const SIZE = 300 * MIB;
const RANGE = MIB;
const VIEWERS = 64;
const ROUNDS = 5;
const READS_A_VIEWER = 12;
const DATA = join(import.meta.dirname, '../../.data/bench');

interface Side {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly seeks: number[];
  readonly rates: number[];
}

const agent = new Agent({ keepAlive: true, maxSockets: VIEWERS });

/** Reads one range. @returns milliseconds until its first byte */
function readRange({ address, headers }: Side, start: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const range = `bytes=${start}-${start + RANGE - 1}`;
    const outgoing = request(address, { agent, headers: { ...headers, range } }, (response) => {
      let first = 0;
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        if (bytes === 0) first = performance.now() - startedAt;
        bytes += chunk.length;
      });
      response.on('end', () => {
        if (response.statusCode === 206 && bytes === RANGE) resolve(first);
        else reject(new Error(`${address} answered ${response.statusCode} with ${bytes} bytes`));
      });
    });
    outgoing.on('error', reject).end();
  });
}

async function watch(side: Side): Promise<void> {
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: VIEWERS }, async (_, viewer) => {
      for (let read = 0; read < READS_A_VIEWER; read += 1) {
        const place = ((viewer * 37 + read * 101) % (SIZE / RANGE - 1)) * RANGE;
        side.seeks.push(await readRange(side, place));
      }
    }),
  );
  side.rates.push((VIEWERS * READS_A_VIEWER * RANGE) / MIB / ((performance.now() - startedAt) / 1_000));
}

interface Reference {
  readonly name: string;
  readonly address: string;
  stop(): Promise<void>;
}

/** nginx with Debian's settings for files, on its own port. */
async function nginx(program: string, folder: string, file: string): Promise<Reference> {
  const port = await freePort();
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const configuration = `daemon off; worker_processes auto; pid ${folder}/pid; error_log ${folder}/error.log; user root;
events { worker_connections 768; }
http { sendfile on; tcp_nopush on; access_log off; default_type video/mp4; ${paths.join(' ')}
  server { listen 127.0.0.1:${port}; root ${join(file, '..')}; } }`;
  await writeFile(join(folder, 'nginx.conf'), configuration);
  const child = spawn(program, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  await sleep(1_000);
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGQUIT');
    });
  return { name: 'nginx', address: `http://127.0.0.1:${port}/${file.split('/').at(-1)}`, stop };
}

async function bareNode(file: string): Promise<Reference> {
  const server = createServer((incoming, outgoing) => {
    const [, start = '0', end = '0'] = /bytes=(\d+)-(\d+)/.exec(incoming.headers.range ?? '') ?? [];
    outgoing.writeHead(206, { 'content-length': Number(end) - Number(start) + 1 });
    createReadStream(file, { start: Number(start), end: Number(end) }).pipe(outgoing);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { name: 'bare Node', address: `http://127.0.0.1:${port}/`, stop: async () => void server.close() };
}

const metricsPort = await freePort();
const instance = await startInstance({
  METRICS_PORT: String(metricsPort),
  MEDIA_SIGNATURE_SECONDS: String(SIGNATURE_SECONDS),
});
const folder = await mkdtemp(join(tmpdir(), 'entrevue-stream-'));
let reference: Reference | undefined;
try {
  const { url, databaseUrl, dataDir } = instance;
  const token = await signUp(url, 0);
  const id = await publish(url, token, await makeClip(join(DATA, 'clips'), 10));
  // Replace the rendition by a file of the required size. Its content does not matter, because nothing decodes it.
  const [row] = await query<{ storage_key: string }>(
    databaseUrl,
    `update media_file set size_bytes = $2 where video_id = $1 and kind = 'rendition' returning storage_key`,
    [id, SIZE],
  );
  const file = join(dataDir, 'media', row?.storage_key ?? '');
  const whole = await open(file, 'r+');
  for (let at = 0; at < SIZE; at += MIB) await whole.write(Buffer.alloc(MIB, at / MIB), 0, MIB, at);
  await whole.truncate(SIZE);
  await whole.close();

  const program = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';
  const hasNginx = spawnSync(program, ['-v']).status === 0;
  reference = hasNginx ? await nginx(program, folder, file) : await bareNode(file);
  const ours: Side = {
    address: `${url}/api/stream/video/${id}`,
    headers: { authorization: `Bearer ${token}` },
    seeks: [],
    rates: [],
  };
  const theirs: Side = { address: reference.address, headers: {}, seeks: [], rates: [] };
  for (const side of [ours, theirs]) await watch(side);
  for (const side of [ours, theirs]) [side.seeks, side.rates].forEach((values) => (values.length = 0));
  for (let round = 0; round < ROUNDS; round += 1) for (const side of [ours, theirs]) await watch(side);
  const { name } = reference;
  await reference.stop();
  reference = undefined;
  const isCached = hasNginx && (await mkdir(join(folder, 'cached'), { recursive: true })) !== undefined;
  const cache = isCached
    ? await measureCache({
        instance,
        metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
        token,
        videoId: id,
        folder: join(folder, 'cached'),
        nginx: program,
      })
    : null;
  await report(name, ours, theirs, cache);
} finally {
  await reference?.stop();
  agent.destroy();
  await instance.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(0);

async function report(name: string, ours: Side, theirs: Side, cache: CacheFigures | null): Promise<void> {
  const rate = ({ rates }: Side): number => [...rates].sort((a, b) => a - b)[Math.floor(rates.length / 2)] ?? 0;
  const seek = ({ seeks }: Side): Figures => figures(seeks);
  const throughput = rate(ours) / rate(theirs);
  const first = seek(ours).p95 / seek(theirs).p95;
  const judge = (isMet: boolean): string => (isMet ? 'ok' : 'MISS');
  say(`${VIEWERS} viewers, ranges of 1 MB out of 300 MB; reference: ${name}`);
  say(
    `throughput (MB/s)  ${rate(ours).toFixed(0)}  ${rate(theirs).toFixed(0)}  ${throughput.toFixed(2)} ×  ≥ 0.5 ×  ${judge(throughput >= 0.5)}`,
  );
  say(
    `first byte, p95 (ms)  ${ms(seek(ours).p95).trim()}  ${ms(seek(theirs).p95).trim()}  ${first.toFixed(2)} ×  ≤ 2 ×  ${judge(first <= 2)}`,
  );
  if (cache) reportCache(cache);
  await mkdir(join(DATA, 'results'), { recursive: true });
  const result = {
    name,
    cache,
    ours: { seek: seek(ours), rate: rate(ours) },
    theirs: { seek: seek(theirs), rate: rate(theirs) },
  };
  await writeFile(join(DATA, 'results/stream.json'), JSON.stringify(result, null, 2));
}
