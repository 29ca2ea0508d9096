import { Injectable } from '@nestjs/common';
import type { Logger } from '../../../platform/logging/logger.js';
import { faultOf } from '../domain/fault.js';
import type { Lane } from '../domain/lane.js';
import { LongVideoInShortLane, MediaRejected } from '../ffmpeg/ffmpeg.errors.js';
import { CompleteProcessing } from './complete-processing.js';
import { DeferProcessing } from './defer-processing.js';
import { DiscardOriginal } from './discard-original.js';
import { FailProcessing } from './fail-processing.js';
import { MakeOutputs } from './make-outputs.js';
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
    private readonly make: MakeOutputs,
    private readonly publish: PublishOutputs,
    private readonly complete: CompleteProcessing,
    private readonly fail: FailProcessing,
    private readonly pause: PauseProcessing,
    private readonly defer: DeferProcessing,
    private readonly discardOriginal: DiscardOriginal,
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

  async #process(videoId: string, started: StartedProcessing, run: CompressionRun): Promise<boolean> {
    const { claim, lane } = started;
    const unwanted = new AbortController();
    const pump = new ProgressPump(async (percent) => {
      const wanted = await this.#report(videoId, claim, percent, run);
      if (!wanted) unwanted.abort(new NoLongerWanted());
    }, PROGRESS_PAUSE_MS);
    const signal = AbortSignal.any([run.signal, unwanted.signal]);
    const onProgress = (percent: number): void => pump.report((percent / 100) * TRANSCODED_PERCENT);
    try {
      return await this.make.execute(started, { videoId, claim, lane, signal, log: run.log, onProgress }, (made) =>
        this.publish.execute(videoId, made, run.log, (files) => this.complete.execute(videoId, claim, made, files)),
      );
    } finally {
      await pump.settled();
    }
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
