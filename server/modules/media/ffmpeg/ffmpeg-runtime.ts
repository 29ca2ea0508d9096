import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Cages } from '../../../platform/cage/index.js';
import { Settings } from '../../../platform/config/settings.js';
import { type Confinement, detectConfinement } from './confinement.js';
import { assertEncoders } from './needed-encoders.js';

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
