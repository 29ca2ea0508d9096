import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { refusalWords } from '../domain/encoder-refusal.js';
import { faultOf } from '../domain/fault.js';
import { codecsIn, type LadderName } from '../domain/further-codecs.js';
import { checkRungs, RungsRefused, type Wanted, wantedOf } from '../ffmpeg/check-rungs.js';
import type { Confinement } from '../ffmpeg/confinement.js';
import { MediaRejected } from '../ffmpeg/ffmpeg.errors.js';
import { FfmpegRuntime } from '../ffmpeg/ffmpeg-runtime.js';
import { ProcessorMeter } from '../ffmpeg/processor-meter.js';
import { withWorkFolder } from '../ffmpeg/work-folder.js';
import { EncoderRepository, type JobToCheck } from '../persistence/encoder.repository.js';
import { MediaStorage } from '../storage/media-storage.js';
import type { CompressionRun } from './compress-video.js';
import { CompleteProcessing } from './complete-processing.js';
import { DiscardOriginal } from './discard-original.js';
import { DroppedCodecs } from './dropped-codecs.js';
import { FailProcessing } from './fail-processing.js';
import { PauseProcessing } from './pause-processing.js';
import { ProgressPump } from './progress-pump.js';
import { PublishOutputs } from './publish-outputs.js';
import { RecordProgress } from './record-progress.js';
import { ReleaseJob } from './release-job.js';

/** The encoder's part of the progress ends here (`report-job.ts`). */
const ENCODED_PERCENT = 90;
/** Short enough for the lease of a check, in milliseconds. */
const RENEW_MS = 10_000;
/** Min interval between writes of progress, in milliseconds. */
const PROGRESS_PAUSE_MS = 500;

/** The encoder's part and ours; null if one of them is unknown. */
function cpuMsOf({ cpuMs }: JobToCheck, { milliseconds }: ProcessorMeter): number | null {
  return cpuMs === null || milliseconds === null ? null : cpuMs + milliseconds;
}

/** Publishes a video that an encoder made, if its files are what the original must become. */
@Injectable()
export class CheckEncoded {
  constructor(
    private readonly encoders: EncoderRepository,
    private readonly storage: MediaStorage,
    private readonly ffmpeg: FfmpegRuntime,
    private readonly record: RecordProgress,
    private readonly publish: PublishOutputs,
    private readonly complete: CompleteProcessing,
    private readonly fail: FailProcessing,
    private readonly pause: PauseProcessing,
    private readonly release: ReleaseJob,
    private readonly discardOriginal: DiscardOriginal,
    private readonly dropped: DroppedCodecs,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @returns false if there was nothing to check @throws if the worker must stop, or the database is unavailable */
  async execute(jobId: string, run: CompressionRun): Promise<boolean> {
    const job = await this.encoders.toCheck(jobId);
    if (!job) return false;
    if (!job.isHeld) {
      await this.release.execute(jobId, 'lost', 'the video goes on without it');
      return false;
    }
    const renewal = setInterval(() => {
      this.encoders
        .renewCheck(jobId, this.clock.now())
        .catch((error: unknown) => run.log.warn({ err: error, jobId }, 'lease of a check not renewed'));
    }, RENEW_MS);
    try {
      return await this.#check(job, run);
    } catch (error) {
      return await this.#judge(job, error, run);
    } finally {
      clearInterval(renewal);
    }
  }

  async #check(job: JobToCheck, run: CompressionRun): Promise<boolean> {
    const { videoId, claim } = job;
    const meter = new ProcessorMeter();
    const confinement = meter.measured(await this.ffmpeg.confinement());
    const pump = new ProgressPump(async (percent) => {
      await this.record
        .execute(videoId, claim, percent)
        .catch((error: unknown) => run.log.warn({ err: error, videoId }, 'progress not written'));
    }, PROGRESS_PAUSE_MS);
    return withWorkFolder(confinement, videoId, claim, async (folder) => {
      try {
        const wanted = await this.#wanted(confinement, job, folder, run.signal);
        const given = await this.#copyOut(confinement, job.id, folder);
        const made = await checkRungs(confinement, {
          folder,
          wanted,
          given,
          codecs: codecsIn(job.codecs),
          onDropped: (codec, reason) => this.dropped.note(codec, reason, { videoId, log: run.log }),
          signal: run.signal,
          onProgress: (percent) => pump.report(ENCODED_PERCENT + (percent / 100) * (99 - ENCODED_PERCENT)),
        });
        const result = { ...made, cpuMs: cpuMsOf(job, meter) };
        const counts = await this.publish.execute(videoId, result, run.log, (files) =>
          this.transaction.run(async () => {
            const isCompleted = await this.complete.execute(videoId, claim, result, files);
            if (isCompleted) await this.#end(job, 'done', null);
            return isCompleted;
          }),
        );
        return counts || this.#end(job, 'lost', 'the video goes on without it');
      } finally {
        await pump.settled();
      }
    });
  }

  /** Plans the outputs of the original, from the original itself. @throws MediaRejected */
  async #wanted(
    confinement: Confinement,
    { videoId, quality, originalParts }: JobToCheck,
    folder: string,
    signal: AbortSignal,
  ): Promise<Wanted> {
    const original = await this.encoders.originalOf(videoId);
    if (!original) throw new RungsRefused(refusalWords.NO_ORIGINAL);
    const input = join(folder, 'original');
    await this.storage.copyOut(original.storageKey, input);
    await confinement.handOver(input);
    return wantedOf(confinement, { input, folder, quality, parts: originalParts }, signal);
  }

  async #copyOut(confinement: Confinement, jobId: string, folder: string): Promise<ReadonlyMap<LadderName, string>> {
    const given = new Map<LadderName, string>();
    for (const { name, storageKey } of await this.encoders.filesOf(jobId)) {
      const path = join(folder, `given-${name}`);
      await this.storage.copyOut(storageKey, path);
      await confinement.handOver(path);
      given.set(name, path);
    }
    return given;
  }

  /** As `compress-video.ts` does: the original's fault ends the video, ours pauses it, and the encoder's gives it to a worker of ours. */
  async #judge(job: JobToCheck, error: unknown, run: CompressionRun): Promise<boolean> {
    const { id: jobId, videoId, claim } = job;
    if (error instanceof RungsRefused) {
      run.log.warn({ videoId, jobId, encoderId: job.encoderId, reason: error.message }, 'result of an encoder refused');
      return this.release.execute(jobId, 'refused', error.message);
    }
    if (error instanceof MediaRejected) {
      const { code, params } = error.rejection;
      if (await this.fail.execute(videoId, claim, code, params)) await this.discardOriginal.execute(videoId);
      return this.#end(job, 'done', code);
    }
    // The worker is stopping, or another has the job: not a fault.
    if (run.signal.aborted) throw error;
    const fault = faultOf(error);
    run.log.warn(
      { err: error, videoId, jobId, fault: fault.kind },
      'check of an encoder’s result stopped by a fault of ours',
    );
    await this.pause.execute(videoId, claim, fault);
    return this.#end(job, 'returned', `a fault of ours: ${fault.detail}`);
  }

  async #end(job: JobToCheck, state: 'done' | 'lost' | 'returned', reason: string | null): Promise<boolean> {
    return this.transaction.run(async () => {
      const locked = await this.encoders.lockJob(job.id);
      if (!locked || locked.endedAt !== null) return false;
      locked.end(state, reason, this.clock.now());
      if (state === 'done') await this.encoders.countDone(locked.encoderId);
      return true;
    });
  }
}
