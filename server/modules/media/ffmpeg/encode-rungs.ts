import type { LadderName } from '../domain/further-codecs.js';
import type { Confinement } from './confinement.js';
import { renditionPath } from './cut-rung.js';
import { encode, encodeFurther, prepare, type TranscodeRequest } from './transcode.js';
import { joinRecordings } from './transcode-parts.js';

/**
 * Encodes the rungs of a video as a worker of ours would; packing and pictures are left to the installation, which trusts only its own.
 *
 * @param parts bytes of each recording in the original; null if it is one
 * @returns absolute path of each rung
 * @throws MediaRejected if the file can never become a video
 * @throws FfmpegFailed
 */
export async function encodeRungs(
  confinement: Confinement,
  request: TranscodeRequest,
  parts: readonly number[] | null,
): Promise<ReadonlyMap<LadderName, string>> {
  const whole = parts === null ? request : (await joinRecordings(confinement, request, parts)).request;
  const { plan, duration } = await prepare(confinement, whole);
  // A picture that could be copied takes a worker of ours no time, so encoders get no such exception.
  await encode(confinement, whole, { ...plan, keepsPicture: false }, duration);
  const further = await encodeFurther(confinement, whole, plan, duration);
  request.onProgress(100);
  return new Map([...plan.renditions, ...further].map(({ name }) => [name, renditionPath(request.folder, name)]));
}
