import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { confinedEnvironment } from '../../../platform/cage/index.js';
import { FfmpegMissing } from './ffmpeg.errors.js';

const execute = promisify(execFile);
/** Encoders that the plan needs. Some distributions ship ffmpeg without the first because of patents. */
const encoders = ['libx264', 'aac', 'mjpeg'] as const;
/** Filters that an older ffmpeg does not have: noise reduction came with version 5.0. */
const filters = ['afwtdn'] as const;

/** @throws FfmpegMissing if it lacks an encoder or a filter */
export async function assertEncoders(ffmpeg: string): Promise<void> {
  await assertListed(ffmpeg, 'encoders', encoders);
  await assertListed(ffmpeg, 'filters', filters);
}

async function assertListed(ffmpeg: string, kind: 'encoders' | 'filters', names: readonly string[]): Promise<void> {
  const { stdout } = await execute(ffmpeg, ['-hide_banner', `-${kind}`], {
    env: confinedEnvironment,
    timeout: 10_000,
  });
  const missing = names.filter((name) => !new RegExp(`^ \\S+ ${name} `, 'm').test(stdout));
  if (missing.length > 0)
    throw new FfmpegMissing(
      `${ffmpeg} lacks the ${kind} ${missing.join(', ')}; install a complete ffmpeg, 5.0 or later`,
    );
}
