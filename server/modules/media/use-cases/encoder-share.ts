import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Settings } from '../../../platform/config/settings.js';
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

  /** Whether encoders may take videos at all. */
  get isOpen(): boolean {
    return this.settings.env.MEDIA_ENCODERS !== 'local';
  }

  /** Whether an encoder has the video, or is alive and comes first. Call with the video's row locked. */
  async keeps({ id, status }: Pick<Video, 'id' | 'status'>): Promise<boolean> {
    if (status === 'processing') return this.encoders.isHeld(id);
    return this.settings.env.MEDIA_ENCODERS === 'remote' && this.encoders.isAwaited(id, this.clock.now());
  }
}
