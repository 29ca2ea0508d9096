import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { Logger } from '../../../platform/logging/logger.js';
import { type Confinement, detectConfinement } from './confinement.js';

/** ffmpeg as it can be run on this machine; looked for once, when first needed, because an API process may never need it. */
@Injectable()
export class FfmpegRuntime {
  #confinement: Promise<Confinement> | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly logger: Logger,
  ) {}

  /** @throws Error when ffmpeg is missing; the next call looks again */
  confinement(): Promise<Confinement> {
    this.#confinement ??= this.#detect();
    return this.#confinement;
  }

  async #detect(): Promise<Confinement> {
    try {
      const found = await detectConfinement(join(this.settings.env.DATA_DIR, 'work'));
      if (found.missing.length > 0)
        this.logger.warn({ missing: found.missing }, 'ffmpeg runs with less protection than it could');
      return found;
    } catch (error) {
      this.#confinement = undefined;
      throw error;
    }
  }
}
