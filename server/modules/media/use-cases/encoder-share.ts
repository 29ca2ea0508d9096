import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Settings } from '../../../platform/config/settings.js';
import type { FurtherCodec } from '../domain/further-codecs.js';
import type { Video } from '../domain/video.entity.js';
import { EncoderRepository } from '../persistence/encoder.repository.js';

/** Which videos our own workers leave to encoders on other machines (`MEDIA_ENCODERS`). */
@Injectable()
export class EncoderShare {
  constructor(
    private readonly encoders: EncoderRepository,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Whether an encoder may take videos. Encoders of protocol 1 always level the sound, so they get none with `MEDIA_LOUDNESS=off`. */
  isOpenTo(protocol: number): boolean {
    return this.settings.env.MEDIA_ENCODERS !== 'local' && (this.levelsSound || protocol > 1);
  }

  get levelsSound(): boolean {
    return this.settings.env.MEDIA_LOUDNESS;
  }

  /** Codecs besides H.264 that an encoder is asked for: a video of one that can encode none of them has H.264 only. */
  codecsFor(known: readonly FurtherCodec[]): readonly FurtherCodec[] {
    return this.settings.env.MEDIA_CODECS.filter((codec) => known.includes(codec));
  }

  /** Whether an encoder has the video, or is alive and comes first. Call with the video's row locked. */
  async keeps({ id, status }: Pick<Video, 'id' | 'status'>): Promise<boolean> {
    if (status === 'processing') return this.encoders.isHeld(id);
    return this.settings.env.MEDIA_ENCODERS === 'remote' && this.encoders.isAwaited(id, this.clock.now());
  }
}
