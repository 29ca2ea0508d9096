import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { jest } from '@jest/globals';
import type { CompressionPlan } from '../../../server/modules/media/domain/compression-plan.js';
import { mediaLimits } from '../../../server/modules/media/domain/media-limits.js';
import { detectConfinement } from '../../../server/modules/media/ffmpeg/confinement.js';
import { measureArguments, transcodeArguments } from '../../../server/modules/media/ffmpeg/ffmpeg-arguments.js';
import { FfmpegFailed } from '../../../server/modules/media/ffmpeg/ffmpeg.errors.js';
import { runFfmpeg, type RunOptions } from '../../../server/modules/media/ffmpeg/ffmpeg-process.js';
import { NICENESS } from '../../../server/platform/cage/index.js';
import { sample } from '../../support/samples/samples.js';
import { type FfmpegBench, openFfmpegBench } from './support/ffmpeg-bench.js';
import { encoderIn, eventually, processesWith } from './support/processes.js';

jest.setTimeout(120_000);

const execute = promisify(execFile);

const plan: CompressionPlan = {
  videoTrack: 0,
  audioTrack: 1,
  audioChannels: 1,
  frameRate: { numerator: 30, denominator: 1 },
  duration: 60,
  keepsPicture: false,
  isHdr: false,
  renditions: [{ name: '720p', width: 1280, height: 720, crf: 23, maxRate: 2_500, audioRate: 96 }],
  poster: { width: 1280, height: 720 },
};
const limits = { memoryBytes: mediaLimits.memoryBytes, cpuSeconds: 300, outputBytes: 2 ** 30 };

describe('ffmpeg as a process', () => {
  let bench: FfmpegBench;
  let folders = 0;
  beforeAll(async () => {
    bench = await openFfmpegBench();
  });
  afterAll(() => bench.close());

  async function encode(
    options: Partial<RunOptions> = {},
    spoil: (input: string) => Promise<void> = () => Promise.resolve(),
  ): Promise<{ folder: string; run: Promise<number> }> {
    folders += 1;
    const folder = join(bench.confinement.workRoot, `process-test-${process.pid}-${folders}`);
    await mkdir(folder, { mode: 0o700 });
    const input = join(folder, 'original');
    await copyFile(await sample('long-work.mp4'), input);
    await spoil(input);
    for (const path of [folder, input]) await bench.confinement.handOver(path);
    const invocation = transcodeArguments(input, plan, () => join(folder, 'out.mp4'), 1);
    const run = runFfmpeg(bench.confinement, invocation, {
      limits,
      wallClockMs: 100_000,
      silenceMs: 30_000,
      signal: new AbortController().signal,
      ...options,
    });
    // The promise may reject before it is awaited; catch it here so that it is not reported as unhandled.
    run.catch(() => undefined);
    return { folder, run };
  }

  const failureOf = async (run: Promise<number>): Promise<FfmpegFailed> => {
    const error = await run.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(FfmpegFailed);
    return error as FfmpegFailed;
  };
  const gone = (folder: string): Promise<true> =>
    eventually('the end of ffmpeg', async () => ((await processesWith(folder)).length === 0 ? true : undefined), 5_000);

  it('that is killed can be retried, and the file is not blamed', async () => {
    const { folder, run } = await encode();
    process.kill(await encoderIn(folder), 'SIGKILL');
    expect((await failureOf(run)).message).toMatch(/killed with signal SIGKILL/);
  });

  it('that crashes can be retried', async () => {
    const { folder, run } = await encode();
    process.kill(await encoderIn(folder), 'SIGSEGV');
    expect((await failureOf(run)).message).toMatch(/SIGSEGV|code 139/);
  });

  it('that hangs is ended after a time without progress', async () => {
    const { folder, run } = await encode({ silenceMs: 2_000 });
    process.kill(await encoderIn(folder), 'SIGSTOP');
    const startedAt = Date.now();
    expect((await failureOf(run)).message).toMatch(/^ffmpeg showed no progress for 2 s/);
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    await gone(folder);
  });

  it('that stops in the middle of a file that it reported as damaged is not started again', async () => {
    let seconds = 0;
    const damaged = async (input: string): Promise<void> => {
      const bytes = await readFile(input);
      bytes.fill(0xa5, Math.floor(bytes.length * 0.05), Math.floor(bytes.length * 0.08));
      await writeFile(input, bytes);
    };
    const { folder, run } = await encode({ silenceMs: 2_000, onTime: (time) => (seconds = time) }, damaged);
    const encoder = await encoderIn(folder);
    await eventually('work beyond the damage', () => Promise.resolve(seconds > 2 ? true : undefined), 60_000);
    process.kill(encoder, 'SIGSTOP');
    await expect(run).rejects.toMatchObject({ rejection: { code: 'MEDIA.UNREADABLE' } });
    await gone(folder);
  });

  it('that takes too long is ended', async () => {
    const { folder, run } = await encode({ wallClockMs: 1_500 });
    expect((await failureOf(run)).message).toMatch(/^ffmpeg ran longer than 1.5 s/);
    await gone(folder);
  });

  it('stops immediately if the worker must stop, and says why', async () => {
    const stop = new AbortController();
    const { folder, run } = await encode({ signal: stop.signal });
    await encoderIn(folder);
    stop.abort(new Error('shutting down'));
    await expect(run).rejects.toThrow('shutting down');
    await gone(folder);
  });

  it('is limited by the kernel', async () => {
    const memory = await encode({ limits: { ...limits, memoryBytes: 120 * 1024 * 1024 } });
    await failureOf(memory.run);
    const output = await encode({ limits: { ...limits, outputBytes: 100_000 } });
    await failureOf(output.run);
    const processor = await encode({ limits: { ...limits, cpuSeconds: 1 } });
    await failureOf(processor.run);
  });

  it('is measured by the kernel: what it used of the processor, whether it succeeds or fails', async () => {
    const measured: (number | null)[] = [];
    const confinement = { ...bench.confinement, onProcessorTime: (seconds: number | null) => measured.push(seconds) };
    const folder = join(bench.confinement.workRoot, `measured-test-${process.pid}`);
    await mkdir(folder, { mode: 0o700 });
    const input = join(folder, 'original');
    await copyFile(await sample('interview-moov-at-end.mp4'), input);
    for (const path of [folder, input]) await bench.confinement.handOver(path);
    const options = { limits, wallClockMs: 60_000, silenceMs: 30_000, signal: new AbortController().signal };
    const invocation = transcodeArguments(input, plan, () => join(folder, 'out.mp4'), 1);
    await runFfmpeg(confinement, invocation, options);
    await rm(join(folder, 'out.mp4'));
    // ffmpeg's own figure for the same work, outside of the cage.
    const args = invocation.outputs.flatMap(({ options: to, target }) => [...to, target]);
    const before = invocation.inputOptions.join('\n').replace('-loglevel\nerror', '-loglevel\ninfo').split('\n');
    const { stderr } = await execute('ffmpeg', ['-benchmark', ...before, '-i', invocation.input, ...args]);
    const [, user, system] = /bench: utime=([\d.]+)s stime=([\d.]+)s/.exec(stderr) ?? [];
    const own = Number(user) + Number(system);
    expect(measured).toHaveLength(1);
    expect(measured[0]).toBeGreaterThan(own / 2);
    expect(measured[0]).toBeLessThan(own * 2 + 0.2);

    await writeFile(input, 'no video');
    await rm(join(folder, 'out.mp4'));
    await expect(runFfmpeg(confinement, invocation, options)).rejects.toThrow();
    expect(measured[1]).toBeGreaterThan(0);
    expect(measured[1]).toBeLessThan(own);

    // Without a wall the shell is around the cage.
    for (const strongest of ['landlock', 'limits'] as const) {
      const weaker = await detectConfinement(join(bench.root, strongest), strongest);
      await copyFile(await sample('tiny-16x16.mp4'), input);
      await bench.confinement.handOver(input);
      await runFfmpeg({ ...confinement, ...weaker }, measureArguments(input, plan), options);
      expect(measured.at(-1)).toBeGreaterThan(0);
      expect(measured.at(-1)).toBeLessThan(own);
    }
    expect(measured).toHaveLength(4);
    await rm(folder, { recursive: true });
  });

  it('that cannot be started at all is a failure, not the end of the worker', async () => {
    const broken = { ...bench.confinement, timer: null, launch: () => ({ command: '/nonexistent/ffmpeg', args: [] }) };
    const invocation = transcodeArguments('/nonexistent', plan, () => '/nonexistent.mp4', 1);
    const run = runFfmpeg(broken, invocation, {
      limits,
      wallClockMs: 10_000,
      silenceMs: 10_000,
      signal: new AbortController().signal,
    });
    expect((await failureOf(run)).message).toMatch(/ENOENT/);
  });

  it('runs without rights, without our environment, without a network and with low priority', async () => {
    const { missing, level } = bench.confinement;
    const has = (word: string): boolean => !missing.some((text) => text.includes(word));
    process.env['SECRET_OF_OURS'] = 'canary-51c7';
    const { folder, run } = await encode();
    const encoder = await encoderIn(folder);
    const look = (name: string): Promise<string> => readFile(`/proc/${encoder}/${name}`, 'latin1');
    const names = ['status', 'net/dev', 'limits', 'stat', 'environ'];
    const [status, network, held, stat, environment] = await Promise.all(names.map(look));
    process.kill(encoder, 'SIGKILL');
    await failureOf(run);
    delete process.env['SECRET_OF_OURS'];
    expect(status).toMatch(/NoNewPrivs:\t1/);
    if (has('seccomp')) expect(status).toMatch(/Seccomp:\t2/);
    if (process.getuid?.() === 0 && has('as root')) expect(status).toMatch(/Uid:\t65534\t65534[^]*CapEff:\t0+\n/);
    // Landlock's filter refuses the network without a namespace.
    if (has('network') && level !== 'landlock')
      expect(network?.match(/^\s*(\w+):/gm)?.map((name) => name.trim())).toEqual(['lo:']);
    if (has('prlimit')) expect(held).toMatch(new RegExp(`Max address space +${limits.memoryBytes}`));
    expect(stat?.split(') ')[1]?.split(' ')[16]).toBe(String(Math.min(19, getPriority() + NICENESS)));
    expect(environment).toContain('LC_ALL=C');
    expect(environment).not.toMatch(/canary-51c7|DATABASE_URL/);
  });

  it('ends with its worker, even if that is killed without warning', async () => {
    const root = join(import.meta.dirname, '../../..');
    for (let round = 0; round < 5; round += 1) {
      const folder = join(bench.confinement.workRoot, `orphan-test-${process.pid}-${round}`);
      await mkdir(folder, { mode: 0o700 });
      await copyFile(await sample('long-work.mp4'), join(folder, 'original'));
      for (const path of [folder, join(folder, 'original')]) await bench.confinement.handOver(path);
      const worker = spawn(
        join(root, 'node_modules/.bin/node'),
        [
          '--import',
          join(root, 'test/integration/queue/support/run-typescript.mjs'),
          join(import.meta.dirname, 'support/encode-program.ts'),
        ],
        {
          cwd: root,
          env: { PATH: process.env['PATH'], TEST_FOLDER: folder, TEST_WORK: bench.confinement.workRoot },
          stdio: 'inherit',
        },
      );
      await encoderIn(folder);
      await sleep(round * 150);
      worker.kill('SIGKILL');
      await once(worker, 'exit');
      await gone(folder);
    }
  });

  it('reports seconds that never decrease', async () => {
    const seconds: number[] = [];
    const stop = new AbortController();
    const { run } = await encode({ signal: stop.signal, onTime: (value) => seconds.push(value) });
    await eventually('some progress', () => ((seconds.at(-1) ?? 0) > 5 ? true : undefined), 60_000);
    stop.abort(new Error('enough'));
    await expect(run).rejects.toThrow('enough');
    expect([...seconds].sort((a, b) => a - b)).toEqual(seconds);
    expect(new Set(seconds).size).toBeGreaterThan(2);
  });

  it('reports if there is no ffmpeg', async () => {
    const path = process.env['PATH'];
    const { detectConfinement } = await import('../../../server/modules/media/ffmpeg/confinement.js');
    process.env['PATH'] = bench.root;
    try {
      await writeFile(join(bench.root, 'ffmpeg'), 'not executable');
      await expect(detectConfinement(join(bench.root, 'none'))).rejects.toThrow(
        // Both programs are looked up at once, so either may be named.
        /^ff(mpeg|probe) was not found on the PATH; install ffmpeg/,
      );
    } finally {
      process.env['PATH'] = path;
    }
  });
});
