import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { confinedEnvironment } from '../../../platform/cage/index.js';
import { FfmpegMissing } from './ffmpeg.errors.js';

const execute = promisify(execFile);
/** Encoders that the plan needs. Some distributions ship ffmpeg without the first because of patents. */
const encoders = ['libx264', 'aac', 'mjpeg'] as const;

/** @throws FfmpegMissing if it lacks one of them */
export async function assertEncoders(ffmpeg: string): Promise<void> {
  const { stdout } = await execute(ffmpeg, ['-hide_banner', '-encoders'], {
    env: confinedEnvironment,
    timeout: 10_000,
  });
  const missing = encoders.filter((name) => !new RegExp(`^ \\S+ ${name} `, 'm').test(stdout));
  if (missing.length > 0)
    throw new FfmpegMissing(`${ffmpeg} lacks the encoders ${missing.join(', ')}; install a complete ffmpeg`);
}
