import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../../platform/logging/logger.js';
import type { LadderName } from '../domain/further-codecs.js';
import { encodeRungs } from '../ffmpeg/encode-rungs.js';
import { MediaRejected } from '../ffmpeg/ffmpeg.errors.js';
import { ProcessorMeter } from '../ffmpeg/processor-meter.js';
import { withWorkFolder } from '../ffmpeg/work-folder.js';
import { CPU_MS_MAX, type EncoderJobAnswer, type StoredRung } from '../http/encoder-jobs.contract.js';
import type { Equipment } from './detect-encoder.js';
import { type EncoderApi, Refused } from './encoder-api.js';
import { JobLease, JobLost } from './job-lease.js';

/** Ends of each step in percent: most of the time goes into encoding. */
const steps = { fetched: 10, encoded: 90 } as const;
const SENDS = 4;
const PAUSE_MS = 1_000;
const REASON_MAX = 300;

/** `lost`: another one has it. `returned`: this machine could not do it. */
export type JobEnd = 'sent' | 'lost' | 'returned' | 'rejected';

/** Encodes one video: fetches its original, encodes, sends the rungs. @param stop aborted when this program ends */
export async function doJob(
  api: EncoderApi,
  equipment: Equipment,
  job: EncoderJobAnswer,
  stop: AbortSignal,
  log: Logger,
): Promise<{ readonly end: JobEnd; readonly reason: string }> {
  const lease = new JobLease(api, job);
  const signal = AbortSignal.any([stop, lease.signal]);
  try {
    await withWorkFolder(equipment.confinement, job.video_id, job.claim, (folder) =>
      work(api, equipment, job, lease, folder, signal, log),
    );
    return { end: 'sent', reason: '' };
  } catch (error) {
    const isLost =
      lease.signal.aborted || error instanceof JobLost || (error instanceof Refused && error.status === 409);
    if (isLost) return { end: 'lost', reason: String(lease.signal.reason ?? error) };
    const isRejected = error instanceof MediaRejected;
    const reason = stop.aborted ? 'the encoder stops' : error instanceof Error ? error.message : String(error);
    const why = { rejected: isRejected, reason: (reason.split('\n')[0] || 'unknown').slice(0, REASON_MAX) };
    // If this request fails, the lease ends after its time.
    await api.giveBack(job.id, why, AbortSignal.timeout(5_000)).catch(() => {});
    return { end: isRejected ? 'rejected' : 'returned', reason };
  } finally {
    await lease.end();
  }
}

async function work(
  api: EncoderApi,
  { confinement, codecs, hardware }: Equipment,
  job: EncoderJobAnswer,
  lease: JobLease,
  folder: string,
  signal: AbortSignal,
  log: Logger,
): Promise<void> {
  // No extension, so that ffmpeg decides by content only.
  const input = join(folder, 'original');
  const onBytes = (bytes: number): void => lease.progress((bytes / Math.max(job.size, 1)) * steps.fetched);
  await api.fetchOriginal(lease.addresses.original, input, onBytes, signal);
  await confinement.handOver(input);
  const meter = new ProcessorMeter();
  const rungs = await encodeRungs(
    meter.measured(confinement),
    {
      input,
      folder,
      quality: job.quality,
      lane: 'long',
      treatment: { isLevelled: job.levels_sound, reducesNoise: job.reduces_noise },
      ...(hardware && { hardware }),
      onFallback: (kind, reason) =>
        log.warn({ jobId: job.id, encoder: kind, reason }, 'hardware encoder failed; software encodes the video'),
      onDropped: (codec, reason) => log.warn({ jobId: job.id, codec, reason }, 'video encoded without a further codec'),
      codecs: codecs.filter(({ codec }) => job.codecs.includes(codec)),
      signal,
      onProgress: (percent) => lease.progress(steps.fetched + (percent / 100) * (steps.encoded - steps.fetched)),
    },
    job.parts,
  );
  const sent: StoredRung[] = [];
  for (const [name, path] of rungs) {
    sent.push(await sendUntilStored(api, lease, name, path, signal));
    lease.progress(steps.encoded + (sent.length / rungs.size) * (100 - steps.encoded));
  }
  const { milliseconds } = meter;
  const cost = milliseconds === null ? {} : { cpu_ms: Math.min(milliseconds, CPU_MS_MAX) };
  await api.submit(job.id, { files: sent, ...cost }, signal);
}

/** Again after a cut connection, with the newest address. */
async function sendUntilStored(
  api: EncoderApi,
  lease: JobLease,
  name: LadderName,
  path: string,
  signal: AbortSignal,
): Promise<StoredRung> {
  for (let tries = 1; ; tries += 1) {
    try {
      const url = lease.addresses.files.find((file) => file.name === name)?.url;
      if (url === undefined) throw new Error(`no address for ${name}`);
      return await api.sendRung(url, name, path, signal);
    } catch (error) {
      signal.throwIfAborted();
      const canHelp =
        !(error instanceof Refused) || error.status >= 500 || error.status === 429 || error.status === 403;
      if (tries >= SENDS || !canHelp) throw error;
      await sleep(PAUSE_MS * tries, undefined, { signal });
    }
  }
}
