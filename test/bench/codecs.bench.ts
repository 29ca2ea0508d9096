/**
 * Measures costs and savings of further codecs: processor time, bytes and likeness to the original (SSIM) of each rung, in H.264 alone, with
 * AV1, and with HEVC.
 *
 *   npm run bench -- codecs                    three rounds of 20 seconds at 1280 × 720
 *   npm run bench -- codecs 1                  one round
 *   BENCH_CLIP=talk.mp4 npm run bench -- codecs    with a clip of your own
 */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FurtherCodec } from '../../server/modules/media/domain/further-codecs.js';
import { detectConfinement } from '../../server/modules/media/ffmpeg/confinement.js';
import { findCodecs } from '../../server/modules/media/ffmpeg/find-codecs.js';
import { ProcessorMeter } from '../../server/modules/media/ffmpeg/processor-meter.js';
import { transcode } from '../../server/modules/media/ffmpeg/transcode.js';
import { makeClip } from './encode-by-hand.js';
import { say } from './measure.js';

const execute = promisify(execFile);
const rounds = Number(process.argv[2] ?? 3);
const CLIP_SECONDS = 20;
const DATA = join(import.meta.dirname, '../../.data/bench');
const settings: readonly (readonly FurtherCodec[])[] = [[], ['av1'], ['hevc']];

const clip = process.env['BENCH_CLIP'] ?? (await makeClip(join(DATA, 'clips'), CLIP_SECONDS));
const root = await mkdtemp(join(DATA, 'codecs-'));
const confinement = await detectConfinement(root);

/** Files of segments do not begin at 0, and their frames must be compared with those of the same time. */
const from0 = 'setpts=PTS-STARTPTS,fps=30';

/** SSIM of a rung and the original at the size and rate of the rung. */
async function likeness(path: string, width = 0, height = 0): Promise<number> {
  const graph = `[1:v]${from0},scale=${width}:${height}:flags=bicubic[o];[0:v]${from0}[r];[r][o]ssim`;
  const args = ['-hide_banner', '-nostdin', '-i', path, '-i', clip, '-lavfi', graph, '-an', '-f', 'null', '-'];
  const { stderr } = await execute('ffmpeg', args, { maxBuffer: 64 << 20 });
  return Number(/All:([\d.]+)/.exec(stderr)?.[1]);
}

interface Round {
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  readonly load: number;
}
const report: unknown[] = [];
try {
  for (const codecs of settings) {
    const name = ['h264', ...codecs].join(' + ');
    const encoders = await findCodecs(confinement, codecs);
    if (encoders.length < codecs.length) {
      say(`${name.padEnd(12)} no encoder on this machine`);
      continue;
    }
    const took: Round[] = [];
    let rungs: { label: string; kilobytes: number; likeness: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const folder = await mkdtemp(join(confinement.workRoot, 'job-'));
      const input = join(folder, 'original');
      await copyFile(clip, input);
      for (const path of [folder, input]) await confinement.handOver(path);
      const meter = new ProcessorMeter();
      const startedAt = performance.now();
      const { duration, files } = await transcode(meter.measured(confinement), {
        ...{ input, folder, quality: 'medium', lane: 'long', codecs: encoders },
        onDropped: (codec, reason) => say(`${name}: ${codec} left out, ${reason}`),
        signal: AbortSignal.timeout(1_800_000),
        onProgress: () => {},
      });
      const wallSeconds = ((performance.now() - startedAt) / 1000) * (60 / duration);
      took.push({
        cpuSeconds: ((meter.milliseconds ?? Number.NaN) * 0.06) / duration,
        wallSeconds,
        load: loadavg()[0] ?? 0,
      });
      if (round === 0) {
        rungs = [];
        for (const { label, path, width, height } of files.filter(({ kind }) => ['rendition', 'stream'].includes(kind)))
          rungs.push({
            label,
            kilobytes: (((await stat(path)).size / 1000) * 60) / duration,
            likeness: await likeness(path, width, height),
          });
      }
      await rm(folder, { recursive: true });
    }
    const cpu = took.map(({ cpuSeconds }) => cpuSeconds).sort((a, b) => a - b);
    say(`${name.padEnd(12)} processor time ${cpu.map((each) => each.toFixed(1)).join(' · ')} s for a minute of video`);
    for (const { label, kilobytes, likeness: ssim } of rungs)
      say(`  ${label.padEnd(10)} ${kilobytes.toFixed(0).padStart(7)} kB a minute   SSIM ${ssim.toFixed(4)}`);
    report.push({ name, took, rungs });
  }
} finally {
  await rm(root, { recursive: true, force: true });
}
say(`load average at the end ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`);
await mkdir(join(DATA, 'results'), { recursive: true });
await writeFile(join(DATA, 'results/codecs.json'), JSON.stringify(report, null, 2));
