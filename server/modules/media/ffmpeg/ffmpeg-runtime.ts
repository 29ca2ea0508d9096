import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Cages } from '../../../platform/cage/index.js';
import { Settings } from '../../../platform/config/settings.js';
import { Logger } from '../../../platform/logging/logger.js';
import type { FurtherEncoder } from '../domain/further-codecs.js';
import { type Confinement, detectConfinement } from './confinement.js';
import { needCodecs } from './find-codecs.js';
import { findHardware, type Hardware } from './find-hardware.js';
import { assertEncoders } from './needed-encoders.js';

interface Found {
  readonly confinement: Confinement;
  readonly codecs: readonly FurtherEncoder[];
  readonly hardware: Hardware | null;
}

/** ffmpeg on this machine. Detected on first use, because an API process may never need it. */
@Injectable()
export class FfmpegRuntime {
  #found: Promise<Found> | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly cages: Cages,
    private readonly logger: Logger,
  ) {}

  /** @throws Error if ffmpeg is missing, cannot encode, or its cage is below `MIN_CAGE`; the next call tries again */
  async confinement(): Promise<Confinement> {
    return (await this.#detected()).confinement;
  }

  /** Encoders of the codecs besides H.264 that the installation wants. @throws like {@link confinement} */
  async codecs(): Promise<readonly FurtherEncoder[]> {
    return (await this.#detected()).codecs;
  }

  /** The hardware encoder of H.264 that works here; null: software. @throws like {@link confinement} */
  async hardware(): Promise<Hardware | null> {
    return (await this.#detected()).hardware;
  }

  #detected(): Promise<Found> {
    this.#found ??= this.#detect();
    return this.#found;
  }

  async #detect(): Promise<Found> {
    try {
      const confinement = await detectConfinement(join(this.settings.env.DATA_DIR, 'work'));
      await assertEncoders(confinement.ffmpeg);
      this.cages.judge('video', confinement);
      const { MEDIA_CODECS, MEDIA_ENCODER } = this.settings.env;
      const codecs = await needCodecs(confinement, MEDIA_CODECS);
      const onFault = (encoder: string, reason: string): void =>
        this.logger.warn({ encoder, reason }, 'a hardware encoder does not work here');
      const hardware = await findHardware(confinement, MEDIA_ENCODER, { onFault });
      this.#note(hardware);
      return { confinement, codecs, hardware };
    } catch (error) {
      this.#found = undefined;
      throw error;
    }
  }

  #note(hardware: Hardware | null): void {
    const { MEDIA_ENCODER: setting } = this.settings.env;
    const details = { setting, encoder: hardware?.kind ?? 'software', device: hardware?.device ?? null };
    const isMissing = hardware === null && setting !== 'auto' && setting !== 'software';
    if (isMissing) this.logger.warn(details, 'no hardware encoder works here; software encodes videos');
    else this.logger.info(details, 'encoder of videos');
  }
}
