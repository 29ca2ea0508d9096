import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import type { Logger } from '../../../platform/logging/logger.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import type { Quality } from '../domain/encoding-profiles.js';
import type { KeptSpans } from '../domain/kept-span.js';
import type { Lane } from '../domain/lane.js';
import type { VideoKind } from '../domain/video.entity.js';
import { FfmpegRuntime } from '../ffmpeg/ffmpeg-runtime.js';
import { ProcessorMeter } from '../ffmpeg/processor-meter.js';
import { transcode, type TranscodeResult } from '../ffmpeg/transcode.js';
import { transcodeParts } from '../ffmpeg/transcode-parts.js';
import { transcodeSound } from '../ffmpeg/transcode-sound.js';
import { withWorkFolder } from '../ffmpeg/work-folder.js';
import { ffmpegSeconds, videoSeconds } from '../media.metrics.js';
import { MediaStorage } from '../storage/media-storage.js';
import { DroppedCodecs } from './dropped-codecs.js';
import { EncoderFallbacks } from './encoder-fallbacks.js';

/** An original, and what is made of it. */
export interface OutputSource {
  readonly quality: Quality;
  /** The announced kind. */
  readonly presentation: VideoKind;
  readonly originalKey: string;
  /** Bytes of each recording in the original, in order; null if it is one file. */
  readonly originalParts: readonly number[] | null;
  /** The kept span of each recording; null if all is kept. */
  readonly originalKept: KeptSpans | null;
  readonly reducesNoise: boolean;
}

export interface OutputRun {
  readonly videoId: string;
  readonly claim: number;
  readonly lane: Lane;
  readonly signal: AbortSignal;
  readonly log: Logger;
  /** Percent, 0 to 100; never falls. */
  readonly onProgress: (percent: number) => void;
}

export type MadeOutputs = TranscodeResult & { readonly cpuMs: number | null };

/** Makes the files of a video from its original, in a folder that is removed afterwards. */
@Injectable()
export class MakeOutputs {
  constructor(
    private readonly storage: MediaStorage,
    private readonly ffmpeg: FfmpegRuntime,
    private readonly metrics: Metrics,
    private readonly settings: Settings,
    private readonly dropped: DroppedCodecs,
    private readonly fallbacks: EncoderFallbacks,
  ) {}

  /** @param publish stores the files before the folder is removed @throws as `transcode` */
  async execute<T>(source: OutputSource, run: OutputRun, publish: (made: MadeOutputs) => Promise<T>): Promise<T> {
    const meter = new ProcessorMeter();
    const hardware = await this.ffmpeg.hardware();
    const confinement = meter.measured(await this.ffmpeg.confinement());
    return withWorkFolder(confinement, run.videoId, run.claim, async (folder) => {
      // No extension, so that ffmpeg decides by content only.
      const input = join(folder, 'original');
      await this.storage.copyOut(source.originalKey, input);
      await confinement.handOver(input);
      const since = performance.now();
      const made = await makerOf(source)(confinement, {
        input,
        folder,
        quality: source.quality,
        lane: run.lane,
        treatment: { isLevelled: this.settings.env.MEDIA_LOUDNESS, reducesNoise: source.reducesNoise },
        codecs: await this.ffmpeg.codecs(),
        ...(hardware && { hardware }),
        onFallback: (kind, reason) => this.fallbacks.note(kind, reason, run),
        onDropped: (codec, reason) => this.dropped.note(codec, reason, run),
        signal: run.signal,
        onProgress: run.onProgress,
      });
      this.metrics.counter(ffmpegSeconds).inc({}, (performance.now() - since) / 1_000);
      this.metrics.counter(videoSeconds).inc({}, made.duration);
      return publish({ ...made, cpuMs: meter.milliseconds });
    });
  }
}

function makerOf({ presentation, originalParts: parts, originalKept: kept }: OutputSource): typeof transcode {
  if (presentation === 'AUDIO') return transcodeSound(parts, kept);
  return parts === null && kept === null ? transcode : transcodeParts(parts, kept);
}
