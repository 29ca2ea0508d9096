import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { type Fault, faultOf } from '../domain/fault.js';
import { MediaRejected } from '../ffmpeg/ffmpeg.errors.js';
import { RemakeRepository } from '../persistence/remake.repository.js';
import { VideoRepository } from '../persistence/video.repository.js';
import type { CompressionRun } from './compress-video.js';
import { MakeOutputs, type OutputSource } from './make-outputs.js';
import { PauseRemake } from './pause-remake.js';
import { ProgressPump } from './progress-pump.js';
import { PublishOutputs } from './publish-outputs.js';
import { ReplaceOutputs } from './replace-outputs.js';

/** Min interval between two signs of life, in milliseconds. */
const ACTIVITY_PAUSE_MS = 500;

class NoLongerWanted extends Error {}

/**
 * Makes the files of a finished video again, for a change of its sound. Several transactions, each with the fencing token of its
 * attempt. The earlier files are served until one transaction replaces them.
 */
@Injectable()
export class RemakeVideo {
  constructor(
    private readonly videos: VideoRepository,
    private readonly remakes: RemakeRepository,
    private readonly make: MakeOutputs,
    private readonly publish: PublishOutputs,
    private readonly replace: ReplaceOutputs,
    private readonly pause: PauseRemake,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws if the worker must stop, or the database is unavailable */
  async execute(videoId: string, request: number, run: CompressionRun): Promise<'done' | 'skipped'> {
    const started = await this.#start(videoId, request);
    if (!started) return 'skipped';
    try {
      return (await this.#remake(videoId, request, started, run)) ? 'done' : 'skipped';
    } catch (error) {
      if (error instanceof NoLongerWanted) return 'skipped';
      // The worker is stopping, or another has the job: not a fault.
      if (run.signal.aborted) throw error;
      const fault = faultOfRemake(error);
      const outcome = await this.pause.execute(videoId, request, started.claim, fault);
      run.log.warn({ err: error, videoId, fault: fault.kind, outcome }, 'remake of a video stopped');
      return 'done';
    }
  }

  #start(videoId: string, request: number): Promise<(OutputSource & { readonly claim: number }) | null> {
    return this.transaction.run(async () => {
      const video = await this.videos.findForMove(videoId);
      const remake = await this.remakes.find(videoId);
      if (video?.status !== 'completed' || !remake?.isWanted(request)) return null;
      const original = await this.videos.findFile(videoId, 'original');
      if (!original) throw new Error('a video without its original cannot be made again');
      return {
        claim: remake.start(this.clock.now()),
        quality: video.quality,
        presentation: video.kind,
        originalKey: original.storageKey,
        originalParts: video.originalParts ?? null,
        originalKept: video.originalKept ?? null,
        reducesNoise: remake.reducesNoise,
      };
    });
  }

  async #remake(
    videoId: string,
    request: number,
    { claim, ...source }: OutputSource & { readonly claim: number },
    run: CompressionRun,
  ): Promise<boolean> {
    const unwanted = new AbortController();
    const pump = new ProgressPump(async () => {
      const isWanted = await this.remakes
        .noteActivity(videoId, claim, request, this.clock.now())
        .catch((error: unknown) => {
          // A short outage of the database does not stop the work.
          run.log.warn({ err: error, videoId }, 'activity of a remake not written');
          return true;
        });
      if (!isWanted) unwanted.abort(new NoLongerWanted());
    }, ACTIVITY_PAUSE_MS);
    const signal = AbortSignal.any([run.signal, unwanted.signal]);
    const onProgress = (percent: number): void => pump.report(percent);
    try {
      // Always in the lane of long videos: it was measured before, and can be watched meanwhile.
      return await this.make.execute(
        source,
        { videoId, claim, lane: 'long', signal, log: run.log, onProgress },
        (made) =>
          this.publish.execute(videoId, made, run.log, (files) =>
            this.replace.execute({ videoId, claim, request, result: made, files }),
          ),
      );
    } finally {
      await pump.settled();
    }
  }
}

/** The original was accepted before, so a refusal now is not its fault; some tries decide. */
function faultOfRemake(error: unknown): Fault {
  return error instanceof MediaRejected ? { kind: 'unclear', detail: error.rejection.code } : faultOf(error);
}
