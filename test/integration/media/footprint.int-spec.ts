import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { sample, type SampleName } from '../../support/samples/samples.js';
import { type FfmpegBench, openFfmpegBench } from './support/ffmpeg-bench.js';
import { placePlaylist, playlists } from './support/hostile-files.js';
import { processesWith } from './support/processes.js';
import { canTrace, type Trace, traced, traceFolder } from './support/traced.js';

jest.setTimeout(300_000);

/** Files of the machine that a program may read: itself, its libraries and their settings. They contain no personal data. */
const ofTheSystem =
  /^(?:\/etc\/ld\.so\.(?:cache|preload)|\/(?:usr\/)?lib(?:32|64|x32)?\/|\/usr\/share\/|\/etc\/(?:locale|ssl|gnutls|gcrypt|OpenCL|vdpau|libva|drirc|fonts|pulse|alsa|crypto-policies)|\/proc\/(?:self|sys|meminfo|cpuinfo|stat|filesystems|mounts|thread-self)|\/sys\/|\/dev\/(?:null|zero|urandom|random))/;

const bad: readonly SampleName[] = [
  'bad-truncated.mp4',
  'bad-cut-off.mp4',
  'bad-text-named.mp4',
  'bad-empty.mp4',
  'bad-audio-only.mp4',
  'bad-pixel-bomb.mp4',
  'bad-24h-long.mp4',
  'bad-24h-unsaid.webm',
  'bad-forty-tracks.mp4',
  'bad-rare-codec.avi',
];

describe('the files and connections of ffmpeg', () => {
  let bench: FfmpegBench;
  let server: Server;
  let address: string;
  const visits: string[] = [];
  beforeAll(async () => {
    bench = await openFfmpegBench();
    server = createServer((request, response) => {
      visits.push(request.url ?? '');
      response.end('nothing here');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const bound = server.address();
    address = typeof bound === 'object' && bound ? `http://127.0.0.1:${bound.port}` : '';
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await bench.close();
  });

  const foreign = ({ opened }: Trace): string[] =>
    opened
      .filter(({ path, writes }) => {
        const isOwn = path.startsWith(`${bench.confinement.workRoot}/`);
        return !isOwn && !(ofTheSystem.test(path) && (!writes || path === '/dev/null'));
      })
      .map(({ path, writes }) => `${writes ? 'written' : 'read'}: ${path}`);

  it('are the folder of its job and the libraries of the machine: no other file, no connection', async () => {
    if (!(await canTrace())) {
      // This machine does not allow tracing. The whitelists still hold; hostile.int-spec.ts proves them.
      process.stderr.write('    strace is not to be had: what ffmpeg opens was not looked at\n');
      return;
    }
    const confinement = traced(bench.confinement, await traceFolder(bench.root));
    for (const playlist of playlists) {
      const path = await placePlaylist(join(bench.root, 'stored'), playlist, address);
      await bench.rejection(path, confinement);
      const trace = await confinement.take();
      // The trace shows the one file that should be opened, so it would also show others.
      expect(trace.opened.some(({ path: each }) => each.endsWith('/original'))).toBe(true);
      expect([playlist[0], foreign(trace), trace.connections]).toEqual([playlist[0], [], []]);
    }
    for (const name of ['bad-truncated.mp4', 'bad-audio-only.mp4', 'bad-forty-tracks.mp4'] as const) {
      await bench.rejection(await sample(name), confinement);
      const trace = await confinement.take();
      expect([name, foreign(trace), trace.connections]).toEqual([name, [], []]);
    }
    // A clip that is encoded, with every step after probing.
    await bench.make(await sample('tiny-16x16.mp4'), { confinement });
    const trace = await confinement.take();
    expect(trace.opened.some(({ writes, path }) => writes && path.startsWith(bench.confinement.workRoot))).toBe(true);
    expect([foreign(trace), trace.connections]).toEqual([[], []]);
    expect(visits).toEqual([]);
  });

  it('would include another’s file without our flags, and the trace would show it', async () => {
    if (!(await canTrace())) return;
    // Behind the wall the other file does not exist.
    const open = { ...bench.confinement, launch: (command: string, args: readonly string[]) => ({ command, args }) };
    const watched = traced(open, await traceFolder(bench.root));
    const stored = join(bench.root, 'stored');
    const [playlist] = playlists.filter(([, name]) => name === 'c.mkv');
    if (!playlist) throw new Error('no ffconcat among the playlists');
    const path = await placePlaylist(stored, playlist, address);
    const limits = { memoryBytes: 2 ** 31, cpuSeconds: 10, outputBytes: 2 ** 20 };
    const { command, args } = watched.launch('cat', [path, join(stored, 'neighbour.mp4')], limits, stored);
    await once(spawn(command, [...args], { stdio: 'ignore' }), 'exit');
    expect(foreign(await watched.take()).join(' ')).toContain('neighbour.mp4');
  });

  it('need at most a gibibyte and a minute of the processor for a refused file', async () => {
    let isWatching = true;
    const most = { bytes: 0, seconds: 0 };
    const watch = (async () => {
      while (isWatching) {
        for (const pid of await processesWith(bench.confinement.workRoot)) {
          // A process may end while we look.
          const [status, stat] = await Promise.all(
            ['status', 'stat'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
          );
          const kibibytes = Number(/VmHWM:\s+(\d+) kB/.exec(status ?? '')?.[1] ?? 0);
          const [user = '0', system = '0'] = (stat?.split(') ')[1] ?? '').split(' ').slice(11, 13);
          most.bytes = Math.max(most.bytes, kibibytes * 1024);
          // The kernel counts processor time in hundredths of a second.
          most.seconds = Math.max(most.seconds, (Number(user) + Number(system)) / 100);
        }
        await sleep(10);
      }
    })();
    const codes: string[] = [];
    for (const name of bad) codes.push((await bench.rejection(await sample(name))).code);
    isWatching = false;
    await watch;
    expect(codes).toHaveLength(bad.length);
    expect(most.bytes).toBeGreaterThan(1024 * 1024);
    expect(most.bytes).toBeLessThan(1024 ** 3);
    expect(most.seconds).toBeLessThan(60);
  });
});
