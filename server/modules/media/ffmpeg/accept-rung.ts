import { stat } from 'node:fs/promises';
import { refusalOf, type WantedRung } from '../domain/encoded-rung.js';
import type { Confinement } from './confinement.js';
import { ResultRefused } from './encoder-fault.js';
import { probeFile } from './ffprobe.js';
import { decodeArguments } from './remux.js';
import { run, threads } from './timed-run.js';

/** Compares a rung with the plan. @returns its length in seconds @throws ResultRefused */
export async function compareRung(
  confinement: Confinement,
  path: string,
  wanted: WantedRung,
  signal: AbortSignal,
): Promise<number> {
  const probe = await probeFile(confinement, path, signal);
  const refusal = refusalOf(probe, wanted, (await stat(path)).size);
  if (refusal !== null) throw new ResultRefused(refusal);
  return probe.duration ?? wanted.duration;
}

/** Decodes a rung completely. @throws MediaRejected or FfmpegFailed if it cannot be played */
export const decodeRung = (
  confinement: Confinement,
  path: string,
  seconds: number,
  signal: AbortSignal,
): Promise<number> => run(confinement, decodeArguments(path, threads), seconds, signal);

/** The test that every encoder's result must pass: that of another machine, of a hardware encoder, and of a further codec. */
export async function acceptRung(
  confinement: Confinement,
  path: string,
  wanted: WantedRung,
  signal: AbortSignal,
): Promise<void> {
  await decodeRung(confinement, path, await compareRung(confinement, path, wanted, signal), signal);
}
