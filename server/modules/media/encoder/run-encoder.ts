import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../../platform/logging/logger.js';
import { removeAbandonedFolders } from '../ffmpeg/work-folder.js';
import type { Equipment } from './detect-encoder.js';
import { doJob } from './do-job.js';
import { type EncoderApi, Refused } from './encoder-api.js';

/** Longest pause while the installation does not answer, in seconds. */
const AWAY_SECONDS = 30;

/** The token is not, or no longer, one of the installation: an operator must act. */
export class TokenRefused extends Error {
  constructor() {
    super('the installation does not know this token, or it was revoked');
    this.name = 'TokenRefused';
  }
}

/** Asks for videos and encodes them until it is stopped. @throws TokenRefused */
export async function runEncoder(
  api: EncoderApi,
  equipment: Equipment,
  { slots, signal, log }: { readonly slots: number; readonly signal: AbortSignal; readonly log: Logger },
): Promise<void> {
  await removeAbandonedFolders(equipment.confinement);
  const failed = new AbortController();
  const stop = AbortSignal.any([signal, failed.signal]);
  await Promise.all(
    Array.from({ length: slots }, () =>
      runSlot(api, equipment, stop, log).catch((error: unknown) => {
        failed.abort(error);
        throw error;
      }),
    ),
  );
}

async function runSlot(api: EncoderApi, equipment: Equipment, stop: AbortSignal, log: Logger): Promise<void> {
  let failures = 0;
  const codecs = equipment.codecs.map(({ codec }) => codec);
  const pause = (seconds: number): Promise<void> => sleep(seconds * 1000, undefined, { signal: stop }).catch(() => {});
  while (!stop.aborted) {
    try {
      const { job, wait_seconds: wait } = await api.claim(codecs, stop);
      failures = 0;
      if (!job) {
        await pause(wait);
        continue;
      }
      log.info({ jobId: job.id, claim: job.claim, quality: job.quality, bytes: job.size }, 'video taken');
      const since = performance.now();
      const { end, reason } = await doJob(api, equipment, job, stop, log);
      const seconds = Math.round((performance.now() - since) / 100) / 10;
      log[end === 'sent' ? 'info' : 'warn']({ jobId: job.id, end, reason, seconds }, 'video ended');
    } catch (error) {
      if (stop.aborted) return;
      if (error instanceof Refused && error.status === 401) throw new TokenRefused();
      failures += 1;
      const seconds = (error instanceof Refused && error.retryAfterSeconds) || Math.min(AWAY_SECONDS, 2 ** failures);
      log.warn({ err: error, seconds }, 'no answer of the installation; it is asked again');
      await pause(seconds);
    }
  }
}
