import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Cages, confinedEnvironment } from '../../../platform/cage/index.js';
import { Settings } from '../../../platform/config/settings.js';
import { type Confinement, detectConfinement } from './confinement.js';
import { FfmpegMissing } from './ffmpeg.errors.js';

const execute = promisify(execFile);
/** Encoders that the plan needs. Some distributions ship ffmpeg without the first because of patents. */
const encoders = ['libx264', 'aac', 'mjpeg'] as const;

/** ffmpeg on this machine. Detected on first use, because an API process may never need it. */
@Injectable()
export class FfmpegRuntime {
  #confinement: Promise<Confinement> | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly cages: Cages,
  ) {}

  /** @throws Error if ffmpeg is missing, cannot encode, or its cage is below `MIN_CAGE`; the next call tries again */
  confinement(): Promise<Confinement> {
    this.#confinement ??= this.#detect();
    return this.#confinement;
  }

  async #detect(): Promise<Confinement> {
    try {
      const found = await detectConfinement(join(this.settings.env.DATA_DIR, 'work'));
      await assertEncoders(found.ffmpeg);
      this.cages.judge('video', found);
      return found;
    } catch (error) {
      this.#confinement = undefined;
      throw error;
    }
  }
}

async function assertEncoders(ffmpeg: string): Promise<void> {
  const { stdout } = await execute(ffmpeg, ['-hide_banner', '-encoders'], {
    env: confinedEnvironment,
    timeout: 10_000,
  });
  const missing = encoders.filter((name) => !new RegExp(`^ \\S+ ${name} `, 'm').test(stdout));
  if (missing.length > 0)
    throw new FfmpegMissing(`${ffmpeg} lacks the encoders ${missing.join(', ')}; install a complete ffmpeg`);
}
