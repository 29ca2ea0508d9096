/**
 * The second part of `npm run bench -- stream`: 64 viewers read the segments of a video behind nginx's cache, with the files of
 * `docker/` and the product's API. Compared with nginx serving the same segments as files.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { RENEW_HEADER, rungAddresses } from '../../server/modules/media/http/rung-addresses.contract.js';
import { freePort, type RunningInstance } from '../support/running-instance.js';
import { query } from '../support/query.js';
import { say } from './measure.js';

const MIB = 1024 * 1024;
const SEGMENTS = 300;
/** As the product cuts them. */
const SEGMENT_SECONDS = 4;
const VIEWERS = 64;
const READS_A_VIEWER = 24;
const ROUNDS = 5;
/** How long the viewers go on reading while requests to the API are counted, in milliseconds. */
const WATCH_MS = 75_000;
const DOCKER = join(import.meta.dirname, '../../docker');

/** Shorter than the product's own, so that each viewer renews its addresses during the measurement. */
export const SIGNATURE_SECONDS = 100;

export interface CacheBench {
  readonly instance: RunningInstance;
  readonly metricsUrl: string;
  readonly token: string;
  readonly videoId: string;
  /** An empty folder. */
  readonly folder: string;
  readonly nginx: string;
}

export interface CacheFigures {
  /** MB/s */
  readonly ours: number;
  readonly theirs: number;
  readonly requestsAtStart: number;
  readonly requestsAViewerAndMinute: number;
  /** The same over the whole video: its start and its minutes together. */
  readonly requestsOverVideo: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: VIEWERS });

function read(address: string, headers: Readonly<Record<string, string>> = {}) {
  return new Promise<{ body: Buffer; headers: Readonly<Record<string, unknown>> }>((resolve, reject) => {
    request(address, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        if (response.statusCode === 200) resolve({ body, headers: response.headers });
        else reject(new Error(`${address} answered ${response.statusCode}: ${body.toString().slice(0, 200)}`));
      });
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

/** Replaces the best rung by one with 300 segments of 1 MB. Their content does not matter, because nothing decodes it. */
async function lengthen({ instance: { databaseUrl, dataDir }, videoId, folder }: CacheBench): Promise<void> {
  const keyOf = async (kind: string, size: number): Promise<string> => {
    const [row] = await query<{ storage_key: string }>(
      databaseUrl,
      `update media_file set size_bytes = $3 where video_id = $1 and kind = $2 and coalesce(rung, label) = '720p' returning storage_key`,
      [videoId, kind, size],
    );
    return join(dataDir, 'media', row?.storage_key ?? '');
  };
  const lines = Array.from(
    { length: SEGMENTS },
    (_, at) => `#EXTINF:${SEGMENT_SECONDS}.0,\n#EXT-X-BYTERANGE:${MIB}@${at * MIB}\n720p.mp4`,
  );
  const head = '#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:4\n#EXT-X-PLAYLIST-TYPE:VOD\n';
  const list = `${head}#EXT-X-MAP:URI="720p.mp4",BYTERANGE="1024@0"\n${lines.join('\n')}\n#EXT-X-ENDLIST\n`;
  await writeFile(await keyOf('playlist', Buffer.byteLength(list)), list);
  const content = Buffer.concat(Array.from({ length: SEGMENTS }, (_, at) => Buffer.alloc(MIB, at)));
  await writeFile(await keyOf('rendition', content.length), content);
  await mkdir(join(folder, 'files'), { recursive: true });
  for (let at = 0; at < SEGMENTS; at += 1)
    await writeFile(join(folder, 'files', `${at}.m4s`), content.subarray(at * MIB, (at + 1) * MIB));
}

/** nginx with the cache of `docker/` on one port, and the same segments as files on another. */
async function startNginx({ instance, folder, nginx }: CacheBench) {
  const [cached, plain] = [await freePort(), await freePort()];
  const own = (text: string): string => text.replaceAll('/var/cache/nginx', join(folder, 'cache'));
  for (const name of ['media-cache.conf', 'media-cache-server.conf'])
    await writeFile(join(folder, name), own(await readFile(join(DOCKER, name), 'utf8')));
  await mkdir(join(folder, 'cache'), { recursive: true });
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes auto; pid ${folder}/pid; error_log ${folder}/error.log; user root;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; default_type video/mp4; ${paths.join(' ')}
  upstream api { server ${new URL(instance.url).host}; keepalive 32; }
  proxy_http_version 1.1;
  include ${folder}/media-cache.conf;
  server { listen 127.0.0.1:${cached}; include ${folder}/media-cache-server.conf;
    location / { proxy_pass http://api; proxy_set_header Host $http_host; proxy_set_header Connection ""; } }
  server { listen 127.0.0.1:${plain}; root ${folder}/files; } }`,
  );
  const child = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], { stdio: 'inherit' });
  await sleep(1_000);
  if (child.exitCode !== null) throw new Error(await readFile(join(folder, 'error.log'), 'utf8'));
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGQUIT');
    });
  return { cached: `http://127.0.0.1:${cached}`, plain: `http://127.0.0.1:${plain}`, stop };
}

/** A player: reads its playlists once, segments, and new addresses when told. */
class Viewer {
  #segments: readonly string[] = [];
  #renewAt = 0;

  constructor(
    private readonly site: string,
    private readonly videoId: string,
    private readonly token: string,
  ) {}

  async start(): Promise<void> {
    const headers = { authorization: `Bearer ${this.token}` };
    await read(`${this.site}/api/stream/hls/${this.videoId}/main.m3u8?addresses=signed`, headers);
    const list = await read(`${this.site}/api/stream/hls/${this.videoId}/720p.m3u8?addresses=signed`, headers);
    this.#segments = list.body
      .toString()
      .split('\n')
      .filter((line) => line.startsWith('/media/v1/'));
    this.#renewAt = performance.now() + Number(list.headers[RENEW_HEADER]) * 1000;
  }

  async readSegment(at: number): Promise<void> {
    if (performance.now() >= this.#renewAt) await this.#renew();
    const { body } = await read(`${this.site}${this.#segments[at % SEGMENTS]}`);
    if (body.length !== MIB) throw new Error(`a segment of ${body.length} bytes`);
  }

  async #renew(): Promise<void> {
    const headers = { authorization: `Bearer ${this.token}` };
    const { body } = await read(`${this.site}/api/stream/hls/${this.videoId}/addresses.json`, headers);
    const { renew_in: renewIn, addresses } = rungAddresses.parse(JSON.parse(body.toString()));
    this.#segments = this.#segments.map((address) => {
      const { path, query: signature } = addresses.find((each) => address.startsWith(each.path)) ?? {};
      if (path === undefined) throw new Error('no new address of a segment');
      return `${address.split('?')[0]}?${signature}`;
    });
    this.#renewAt = performance.now() + renewIn * 1000;
  }
}

/** Runs `readAt` for all viewers at once. @returns MB/s */
async function rateOf(readAt: (viewer: number, segment: number) => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: VIEWERS }, async (_, viewer) => {
      for (let at = 0; at < READS_A_VIEWER; at += 1) await readAt(viewer, (viewer * 37 + at) % SEGMENTS);
    }),
  );
  return (VIEWERS * READS_A_VIEWER) / ((performance.now() - startedAt) / 1_000);
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export async function measureCache(bench: CacheBench): Promise<CacheFigures> {
  const version = spawnSync(bench.nginx, ['-v']);
  if (version.status !== 0) throw new Error(`${bench.nginx} does not run`);
  await lengthen(bench);
  const nginx = await startNginx(bench);
  const requests = async (): Promise<number> => {
    const text = await (await fetch(bench.metricsUrl)).text();
    return [...text.matchAll(/^entrevue_http_requests_total\{.*\} (\d+)/gm)].reduce((sum, [, n]) => sum + Number(n), 0);
  };
  try {
    const before = await requests();
    const viewers = Array.from({ length: VIEWERS }, () => new Viewer(nginx.cached, bench.videoId, bench.token));
    await Promise.all(viewers.map((viewer) => viewer.start()));
    for (let at = 0; at < SEGMENTS; at += 1) await viewers[at % VIEWERS]?.readSegment(at);
    const started = await requests();

    const throughCache = (viewer: number, at: number): Promise<void> =>
      viewers[viewer]?.readSegment(at) ?? Promise.resolve();
    const fromFiles = async (_: number, at: number): Promise<void> => void (await read(`${nginx.plain}/${at}.m4s`));
    await rateOf(fromFiles);
    const rates: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.ours.push(await rateOf(throughCache));
      rates.theirs.push(await rateOf(fromFiles));
    }

    const from = await requests();
    const watchedFrom = performance.now();
    // As players do: a segment when it is due, not as fast as possible.
    await Promise.all(
      viewers.map(async (viewer, place) => {
        for (let at = place; performance.now() - watchedFrom < WATCH_MS; at += 1) {
          await viewer.readSegment(at);
          await sleep(SEGMENT_SECONDS * 1_000);
        }
      }),
    );
    const minutes = (performance.now() - watchedFrom) / 60_000;
    const playing = ((await requests()) - from) / VIEWERS / minutes;
    const lasts = (SEGMENTS * SEGMENT_SECONDS) / 60;
    const requestsAtStart = started - before;
    return {
      ours: middle(rates.ours),
      theirs: middle(rates.theirs),
      requestsAtStart,
      requestsAViewerAndMinute: playing,
      requestsOverVideo: (requestsAtStart / VIEWERS + playing * lasts) / lasts,
    };
  } finally {
    agent.destroy();
    await nginx.stop();
  }
}

export function reportCache(figures: CacheFigures): void {
  const { ours, theirs, requestsAtStart, requestsAViewerAndMinute, requestsOverVideo } = figures;
  const judge = (isMet: boolean): string => (isMet ? 'ok' : 'MISS');
  const share = ours / theirs;
  say(`\nbehind nginx's cache: ${VIEWERS} viewers, ${SEGMENTS} segments of 1 MB; reference: nginx with the same files`);
  say(
    `throughput (MB/s)  ${ours.toFixed(0)}  ${theirs.toFixed(0)}  ${share.toFixed(2)} ×  ≥ 0.9 ×  ${judge(share >= 0.9)}`,
  );
  say(
    `requests to the API, a viewer and minute while playing  ${requestsAViewerAndMinute.toFixed(2)}  ≤ 2  ${judge(requestsAViewerAndMinute <= 2)}`,
  );
  say(
    `the same over the whole video of 20 minutes, with its ${requestsAtStart} requests at the start  ${requestsOverVideo.toFixed(2)}  ≤ 2  ${judge(requestsOverVideo <= 2)}`,
  );
}
