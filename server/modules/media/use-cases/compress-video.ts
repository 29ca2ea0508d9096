import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Logger } from '../../../platform/logging/logger.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import { faultOf } from '../domain/fault.js';
import type { Lane } from '../domain/lane.js';
import type { VideoKind } from '../domain/video.entity.js';
import { LongVideoInShortLane, MediaRejected } from '../ffmpeg/ffmpeg.errors.js';
import { FfmpegRuntime } from '../ffmpeg/ffmpeg-runtime.js';
import { transcode } from '../ffmpeg/transcode.js';
import { transcodeParts } from '../ffmpeg/transcode-parts.js';
import { transcodeSound } from '../ffmpeg/transcode-sound.js';
import { withWorkFolder } from '../ffmpeg/work-folder.js';
import { ffmpegSeconds, videoSeconds } from '../media.metrics.js';
import { MediaStorage } from '../storage/media-storage.js';
import { DeferProcessing } from './defer-processing.js';
import { DiscardOriginal } from './discard-original.js';
import { FailProcessing } from './fail-processing.js';
import { PauseProcessing } from './pause-processing.js';
import { ProgressPump } from './progress-pump.js';
import { PublishOutputs } from './publish-outputs.js';
import { RecordProgress } from './record-progress.js';
import { type StartedProcessing, StartProcessing } from './start-processing.js';

export interface CompressionRun {
  /** Aborted when this worker must stop; the work returns to the queue. */
  readonly signal: AbortSignal;
  readonly log: Logger;
  /** @param percent integer, 0..100 */
  progress(percent: number): Promise<void>;
}

/** `busy`: the owner's places are taken, try again later. `skipped`: it was removed or finished, or waits in the other lane. */
export type CompressionOutcome = 'done' | 'skipped' | 'busy';

/** Min interval between writes of progress, in milliseconds. */
const PROGRESS_PAUSE_MS = 500;
/** Progress when ffmpeg has finished; storing follows. */
const TRANSCODED_PERCENT = 98;

class NoLongerWanted extends Error {}

/**
 * Turns an original into a playable video. Several transactions, because the work takes minutes: each has the fencing token of
 * its attempt, and the database refuses those of an old attempt.
 */
@Injectable()
export class CompressVideo {
  constructor(
    private readonly start: StartProcessing,
    private readonly record: RecordProgress,
    private readonly publish: PublishOutputs,
    private readonly fail: FailProcessing,
    private readonly pause: PauseProcessing,
    private readonly defer: DeferProcessing,
    private readonly discardOriginal: DiscardOriginal,
    private readonly storage: MediaStorage,
    private readonly ffmpeg: FfmpegRuntime,
    private readonly metrics: Metrics,
  ) {}

  /**
   * A file that can never become a video ends as FAILED; a fault on our side pauses it.
   *
   * @throws if the worker must stop, or the database is unavailable
   */
  async execute(videoId: string, lane: Lane, run: CompressionRun): Promise<CompressionOutcome> {
    const started = await this.start.execute(videoId, lane);
    if (started.kind === 'gone' || started.kind === 'elsewhere') return 'skipped';
    if (started.kind === 'busy') return 'busy';
    if (started.kind === 'lost') {
      await this.pause.execute(videoId, null, { kind: 'killed', detail: started.detail });
      return 'done';
    }
    try {
      return (await this.#process(videoId, started, run)) ? 'done' : 'skipped';
    } catch (error) {
      if (error instanceof NoLongerWanted) return 'skipped';
      if (error instanceof LongVideoInShortLane)
        return (await this.defer.execute(videoId, started.claim)) ? 'done' : 'skipped';
      if (error instanceof MediaRejected) {
        const { code, params } = error.rejection;
        run.log.info({ videoId, code, params }, 'video refused');
        if (await this.fail.execute(videoId, started.claim, code, params)) await this.discardOriginal.execute(videoId);
        return 'done';
      }
      // The worker is stopping, or another has the job: not a fault.
      if (run.signal.aborted) throw error;
      const fault = faultOf(error);
      const outcome = await this.pause.execute(videoId, started.claim, fault);
      run.log.warn({ err: error, videoId, fault: fault.kind, outcome }, 'video stopped by a fault of ours');
      return 'done';
    }
  }

  async #process(
    videoId: string,
    { claim, lane, quality, presentation, originalKey, originalParts }: StartedProcessing,
    run: CompressionRun,
  ): Promise<boolean> {
    const confinement = await this.ffmpeg.confinement();
    const unwanted = new AbortController();
    const pump = new ProgressPump(async (percent) => {
      const wanted = await this.#report(videoId, claim, percent, run);
      if (!wanted) unwanted.abort(new NoLongerWanted());
    }, PROGRESS_PAUSE_MS);
    return withWorkFolder(confinement, videoId, claim, async (folder) => {
      try {
        // No extension, so that ffmpeg decides by content only.
        const input = join(folder, 'original');
        await this.storage.copyOut(originalKey, input);
        await confinement.handOver(input);
        const make = this.#maker(presentation, originalParts);
        const since = performance.now();
        const made = await make(confinement, {
          input,
          folder,
          quality,
          lane,
          signal: AbortSignal.any([run.signal, unwanted.signal]),
          onProgress: (percent) => pump.report((percent / 100) * TRANSCODED_PERCENT),
        });
        this.metrics.counter(ffmpegSeconds).inc({}, (performance.now() - since) / 1_000);
        this.metrics.counter(videoSeconds).inc({}, made.duration);
        return await this.publish.execute(videoId, claim, made, run.log);
      } finally {
        await pump.settled();
      }
    });
  }

  #maker(presentation: VideoKind, parts: readonly number[] | null) {
    if (presentation === 'AUDIO') return transcodeSound(parts);
    return parts === null ? transcode : transcodeParts(parts);
  }

  /** @returns whether to continue; a short outage of the database does not stop the work */
  async #report(videoId: string, claim: number, percent: number, run: CompressionRun): Promise<boolean> {
    try {
      const wanted = await this.record.execute(videoId, claim, percent);
      await run.progress(percent);
      return wanted;
    } catch (error) {
      run.log.warn({ err: error, videoId }, 'progress not written');
      return true;
    }
  }
}
