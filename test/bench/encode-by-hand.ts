import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { planCompression, spriteOf } from '../../server/modules/media/domain/compression-plan.js';
import { defaultQuality } from '../../server/modules/media/domain/encoding-profiles.js';
import { NICENESS } from '../../server/platform/cage/index.js';
import { mediaLimits } from '../../server/modules/media/domain/media-limits.js';
import {
  type FfmpegInvocation,
  packageArguments,
  spriteArguments,
  transcodeArguments,
} from '../../server/modules/media/ffmpeg/ffmpeg-arguments.js';
import { makePoster } from '../../server/modules/media/ffmpeg/make-poster.js';
import { probeArguments, readProbe } from '../../server/modules/media/ffmpeg/ffprobe.js';
import { renditionPath } from '../../server/modules/media/ffmpeg/cut-rung.js';
import { threads } from '../../server/modules/media/ffmpeg/timed-run.js';
import { ffmpegTool } from '../support/samples/ffmpeg-tool.js';

const execute = promisify(execFile);

/** To an encoder this clip is like a person in front of a camera: something moves, and all of it has a sensor's noise. */
export async function makeClip(folder: string, seconds: number): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `clip-${seconds}s.mp4`);
  if (await stat(path).catch(() => null)) return path;
  await ffmpegTool(
    ...['-f', 'lavfi', '-i', `testsrc2=size=1280x720:rate=30:duration=${seconds},noise=alls=4:allf=t`],
    ...['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`],
    // A camera's bit rate, far above what we serve, so that the product must encode the picture instead of copying it.
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-b:v', '8M', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-shortest'],
    path,
  );
  return path;
}

const command = ({ inputOptions, input, outputs }: FfmpegInvocation): string[] => [
  ...['-y', ...inputOptions, '-i', input],
  ...outputs.flatMap(({ options, target }) => [...options, target]),
];

/**
 * Makes the same renditions as the product, by ffmpeg with the same settings, without queue, database, storage and confinement.
 *
 * @returns the size in bytes of the segments of all rungs
 */
export async function encodeByHand(clip: string, scratch: string): Promise<number> {
  const folder = await mkdtemp(join(scratch, 'by-hand-'));
  const ffmpeg = (invocation: FfmpegInvocation): Promise<unknown> =>
    execute('nice', ['-n', String(NICENESS), 'ffmpeg', ...command(invocation)], { maxBuffer: 64 << 20 });
  try {
    const { stdout } = await execute('ffprobe', probeArguments(clip));
    const probe = readProbe(JSON.parse(stdout));
    const planning = planCompression(probe, defaultQuality, mediaLimits);
    if ('rejected' in planning) throw new Error(planning.rejected.code);
    const { plan } = planning;
    const duration = plan.duration ?? 0;
    const path = ({ name }: { name: string }): string => renditionPath(folder, name);
    await ffmpeg(transcodeArguments(clip, plan, path, threads));
    for (const rung of plan.renditions) {
      await ffmpeg(
        packageArguments(path(rung), join(folder, `${rung.name}.segments.mp4`), join(folder, `${rung.name}.m3u8`)),
      );
    }
    const [best, lowest] = [plan.renditions[0], plan.renditions.at(-1)];
    if (!best || !lowest) throw new RangeError('a plan without renditions');
    const signal = new AbortController().signal;
    await makePoster({ folder, rendition: path(best), size: best, poster: plan.poster, duration, signal, run: ffmpeg });
    await ffmpeg(spriteArguments(path(lowest), spriteOf(lowest, duration), join(folder, 'sprite.jpg')));
    return await bytesOf(
      folder,
      plan.renditions.map(({ name }) => `${name}.segments.mp4`),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function bytesOf(folder: string, names: readonly string[]): Promise<number> {
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
