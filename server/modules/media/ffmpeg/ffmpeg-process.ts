import type { ChildProcess } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import ffmpeg, { type FfmpegCommand } from 'fluent-ffmpeg';
import {
  confinedEnvironment,
  type ResourceLimits,
  secondsOfTimes,
  signalOfExit,
  TIMES_FD,
} from '../../../platform/cage/index.js';
import type { Confinement } from './confinement.js';
import { rejectionIn } from './diagnosis.js';
import type { FfmpegInvocation } from './ffmpeg-arguments.js';
import { FfmpegFailed, MediaRejected } from './ffmpeg.errors.js';
import { assertPlainFiles } from './job-folder.js';
import { ProgressReader } from './progress-reader.js';

export interface RunOptions {
  readonly limits: ResourceLimits;
  /** The run is killed after this many milliseconds. */
  readonly wallClockMs: number;
  /** Milliseconds without progress after which it counts as hung. */
  readonly silenceMs: number;
  readonly signal: AbortSignal;
  /** Seconds of output so far; never falls. */
  readonly onTime?: (seconds: number) => void;
}

/** Interval of the watchdog, in milliseconds. */
const WATCH_MS = 1_000;
const TAIL_LINES = 40;

type SpawnCallback = (error: Error | null, stdout?: unknown, stderr?: unknown) => void;

/** The runner's internal way to start a process. Version 2.1.3 is the last one, so it will not change. */
interface Spawning {
  /** The runner omits `started` when it asks ffmpeg for formats and encoders, once per process. */
  _spawnFfmpeg(args: string[], options: object, started: unknown, ended?: SpawnCallback): void;
  ffmpegProc?: ChildProcess;
}

const emptyRing = { get: () => '' };

type Started = (child: ChildProcess, ...rings: unknown[]) => void;

/** Makes fluent-ffmpeg start ffmpeg inside the confinement, as leader of a process group, without our environment. */
function confine(
  command: FfmpegCommand & Partial<Spawning>,
  confinement: Confinement,
  limits: ResourceLimits,
  folder: string,
  onTimes: (times: Promise<string>) => void,
): void {
  const spawning = command as FfmpegCommand & Spawning;
  const original = spawning._spawnFfmpeg.bind(command);
  spawning._spawnFfmpeg = (args, options, started, ended) => {
    const timer = ended ? confinement.timer : null;
    const launch = (timer ?? confinement.launch)(confinement.ffmpeg, args, limits, folder);
    spawning.setFfmpegPath(launch.command);
    const whenStarted: Started = (child, ...rings) => {
      if (timer) onTimes(text(child.stdio[TIMES_FD] as Readable).catch(() => ''));
      if (ended) (started as Started)(child, ...rings);
    };
    const whenEnded = ended ?? (started as SpawnCallback);
    // If the process cannot start, the runner passes no output rings and then reads from them.
    original(
      [...launch.args],
      {
        ...options,
        niceness: 0,
        detached: true,
        env: confinedEnvironment,
        ...(timer ? { stdio: ['pipe', 'pipe', 'pipe', 'pipe'] } : {}),
      },
      whenStarted,
      (error, out, err) => whenEnded(error, out ?? emptyRing, err ?? emptyRing),
    );
  };
}

/** SIGKILL for the whole group, because a hung ffmpeg ignores other signals. */
function killGroup(child: ChildProcess | undefined): void {
  if (!child?.pid) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group is already gone.
    child.kill('SIGKILL');
  }
}

async function outputSigns(invocation: FfmpegInvocation): Promise<string> {
  const signs = await Promise.all(
    invocation.outputs.map(({ target }) =>
      stat(target.replace(/^file:/, '')).then(
        ({ size, mtimeMs }) => `${size}@${mtimeMs}`,
        () => 'none',
      ),
    ),
  );
  return signs.join(' ');
}

/**
 * Runs ffmpeg once, confined, and waits for its end.
 *
 * @returns seconds written, as last reported
 * @throws MediaRejected if ffmpeg says that the file is at fault
 * @throws FfmpegFailed if it crashed, hung, took too long or failed for another reason
 * @throws the signal's reason if aborted
 */
export async function runFfmpeg(
  confinement: Confinement,
  invocation: FfmpegInvocation,
  options: RunOptions,
): Promise<number> {
  const { signal, limits, wallClockMs, silenceMs, onTime } = options;
  signal.throwIfAborted();
  const command: FfmpegCommand & Partial<Spawning> = ffmpeg({ stdoutLines: 1 });
  // A job keeps its input and outputs in one folder.
  const folder = dirname(invocation.input.replace(/^file:/, ''));
  const measured: { times?: Promise<string> } = {};
  confine(command, confinement, limits, folder, (times) => {
    measured.times = times;
  });
  command.input(invocation.input).inputOptions(...invocation.inputOptions);
  for (const { options: inputOptions, source } of invocation.moreInputs ?? [])
    command.input(source).inputOptions(...inputOptions);
  for (const { options: outputOptions, target } of invocation.outputs)
    command.output(target).outputOptions(...outputOptions);

  const reader = new ProgressReader(TAIL_LINES);
  let ended: 'silent' | 'late' | 'aborted' | null = null;
  const end = (reason: typeof ended): void => {
    ended ??= reason;
    killGroup(command.ffmpegProc);
  };

  let lastSign = performance.now();
  let lastOutput = '';
  command.on('stderr', (line: string) => {
    if (!reader.take(line)) return;
    lastSign = performance.now();
    onTime?.(reader.seconds);
  });
  const startedAt = performance.now();
  const watch = setInterval(() => {
    const now = performance.now();
    if (now - startedAt > wallClockMs) return end('late');
    // Moving the index reports no progress, so growth of the output counts too.
    void outputSigns(invocation).then((output) => {
      if (output !== lastOutput) lastSign = performance.now();
      lastOutput = output;
      if (performance.now() - lastSign > silenceMs) end('silent');
    });
  }, WATCH_MS);
  const abort = (): void => end('aborted');
  signal.addEventListener('abort', abort, { once: true });

  try {
    await new Promise<void>((resolve, reject) => {
      command.once('end', () => resolve());
      command.once('error', reject);
      // The runner may still be asking ffmpeg for its encoders when the run is ended.
      command.once('start', () => ended !== null && killGroup(command.ffmpegProc));
      command.run();
    });
    await assertPlainFiles(folder);
    return reader.seconds;
  } catch (error) {
    signal.throwIfAborted();
    if (ended === 'silent') throw stallOf(silenceMs, reader.tail);
    if (ended === 'late') throw new FfmpegFailed(`ran longer than ${wallClockMs / 1000} s`, reader.tail);
    throw failureOf(error, reader.tail);
  } finally {
    clearInterval(watch);
    signal.removeEventListener('abort', abort);
    confinement.onProcessorTime?.(secondsOfTimes((await measured.times) ?? ''));
  }
}

/** Some damaged files make ffmpeg loop. It has reported the damage by then, and would loop again. */
function stallOf(silenceMs: number, tail: string): Error {
  const rejection = rejectionIn(tail);
  return rejection
    ? new MediaRejected(rejection)
    : new FfmpegFailed(`showed no progress for ${silenceMs / 1000} s`, tail);
}

/** The same words whether ffmpeg was killed itself or behind a wall. */
function wordsOf(error: unknown): string {
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  const signal = signalOfExit(Number(/exited with code (\d+)/.exec(message)?.[1]));
  return signal === null ? message : `ffmpeg was killed with signal ${signal}`;
}

function failureOf(error: unknown, tail: string): Error {
  if (error instanceof FfmpegFailed) return error;
  const message = wordsOf(error);
  // A signal is a crash or a kernel limit; only ffmpeg's own exit tells about the file.
  const rejection = /exited with code/.test(message) ? rejectionIn(tail) : null;
  return rejection ? new MediaRejected(rejection) : new FfmpegFailed(message.replace(/^ffmpeg /, ''), tail);
}
