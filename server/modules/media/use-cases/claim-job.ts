import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { newId } from '../../../platform/ids/new-id.js';
import { EncoderJob } from '../domain/encoder-job.entity.js';
import { encoderLimits } from '../domain/encoder-limits.js';
import { EncoderTooFast, UnknownEncoder } from '../domain/encoder.errors.js';
import type { Encoder } from '../domain/encoder.entity.js';
import type { Quality } from '../domain/encoding-profiles.js';
import type { FurtherCodec } from '../domain/further-codecs.js';
import { mediaLimits } from '../domain/media-limits.js';
import { EncoderRepository } from '../persistence/encoder.repository.js';
import { VideoRepository } from '../persistence/video.repository.js';
import { EncoderShare } from './encoder-share.js';

const MINUTE_MS = 60_000;

export interface ClaimedJob {
  readonly id: string;
  readonly videoId: string;
  readonly claim: number;
  readonly quality: Quality;
  /** Bytes of the original. */
  readonly size: number;
  readonly parts: readonly number[] | null;
  /** Whether the sound is brought to the usual loudness. */
  readonly levelsSound: boolean;
  /** Whether noise in the sound is reduced. */
  readonly reducesNoise: boolean;
  /** Codecs in which rungs are wanted besides H.264. */
  readonly codecs: readonly FurtherCodec[];
}

/** An encoder's program, as it describes itself. */
interface Program {
  /** For operators. */
  readonly version: string;
  readonly protocol: number;
  /** Codecs besides H.264 that it can encode. */
  readonly codecs: readonly FurtherCodec[];
}

/** An encoder asks for a video. */
@Injectable()
export class ClaimJob {
  constructor(
    private readonly encoders: EncoderRepository,
    private readonly share: EncoderShare,
    private readonly videos: VideoRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns null if there is none for it now
   * @throws EncoderTooFast, UnknownEncoder
   */
  async execute(encoderId: string, { version, protocol, codecs }: Program): Promise<ClaimedJob | null> {
    // A transaction of its own: what is counted stays counted if there is no video.
    await this.transaction.run(async () => this.#note(await this.#lock(encoderId), version, protocol));
    if (!this.share.isOpenTo(protocol)) return null;
    return this.transaction.run(async () => {
      const slot = await this.#freeSlot(await this.#lock(encoderId));
      return slot === null ? null : this.#take(encoderId, slot, protocol, this.share.codecsFor(codecs));
    });
  }

  async #lock(encoderId: string): Promise<Encoder> {
    const encoder = await this.encoders.lock(encoderId);
    if (!encoder || encoder.revokedAt !== null) throw new UnknownEncoder();
    return encoder;
  }

  /** @throws EncoderTooFast */
  #note(encoder: Encoder, version: string, protocol: number): void {
    const now = this.clock.now();
    const passed = now.getTime() - encoder.windowBeganAt.getTime();
    if (passed >= MINUTE_MS || passed < 0) {
      encoder.windowBeganAt = now;
      encoder.asked = 0;
    }
    if (encoder.asked >= encoder.slots * encoderLimits.asksPerMinute)
      throw new EncoderTooFast(Math.max(1, Math.ceil((MINUTE_MS - passed) / 1000)));
    encoder.asked += 1;
    encoder.version = version;
    encoder.protocol = protocol;
    encoder.lastContactAt = now;
  }

  async #freeSlot({ id, slots }: Encoder): Promise<number | null> {
    const used = await this.encoders.slotsInUse(id);
    for (let slot = 1; slot <= slots; slot += 1) if (!used.has(slot)) return slot;
    return null;
  }

  async #take(
    encoderId: string,
    slot: number,
    protocol: number,
    codecs: readonly FurtherCodec[],
  ): Promise<ClaimedJob | null> {
    const now = this.clock.now();
    const videoId = await this.encoders.nextVideo(now, protocol);
    const video = videoId === null ? null : await this.videos.findForMove(videoId);
    if (video?.status !== 'uploaded') return null;
    await this.videos.lockOwner(video.ownerId);
    const others = await this.videos.countProcessing(video.ownerId, video.id);
    if (others >= mediaLimits.concurrentProcessingPerOwner) return null;
    const id = newId();
    const claim = video.start(now);
    this.encoders.add(EncoderJob.begin({ id, encoderId, videoId: video.id, claim, slot, codecs }, now));
    const { quality, originalSize: size, originalParts: parts = null, reducesNoise } = video;
    const { levelsSound } = this.share;
    return { id, videoId: video.id, claim, quality, size, parts, levelsSound, reducesNoise, codecs };
  }
}
