import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompressionPlan, Size } from '../domain/compression-plan.js';
import { codecOfName, type LadderName } from '../domain/further-codecs.js';
import { type Rung, withAddress } from '../domain/streams.js';
import { eraseMaker } from '../mp4/erase-maker.js';
import { codecsOfFile } from '../mp4/segments-file.js';
import { packageArguments } from './ffmpeg-arguments.js';
import type { Run } from './timed-run.js';

export interface CutRung extends Rung {
  /** Its file: the head, then the segments. */
  readonly segments: string;
}

export interface Cutting {
  /** The job's folder with the finished renditions. */
  readonly folder: string;
  readonly plan: CompressionPlan;
  /** Seconds, measured on the output. */
  readonly duration: number;
  readonly signal: AbortSignal;
  readonly run: Run;
}

export const renditionPath = (folder: string, name: string): string => join(folder, `${name}.mp4`);
export const segmentsPath = (folder: string, name: string): string => join(folder, `${name}.segments.mp4`);
const listPath = (folder: string, name: string): string => join(folder, `${name}.m3u8`);

/** Files that encoding and cutting make of a rung. */
export const pathsOf = (folder: string, name: string): readonly string[] =>
  [renditionPath, segmentsPath, listPath].map((pathOf) => pathOf(folder, name));

/** Cuts a rendition into segments. */
export async function cutRung(
  { folder, plan, duration, signal, run }: Cutting,
  { name, width, height }: Size & { readonly name: LadderName },
): Promise<CutRung> {
  const segments = segmentsPath(folder, name);
  const path = listPath(folder, name);
  await run(packageArguments(renditionPath(folder, name), segments, path, codecOfName(name)), duration, signal);
  await eraseMaker(segments);
  const { numerator, denominator } = plan.frameRate;
  const [list, codecs] = [await readFile(path, 'utf8'), await codecsOfFile(segments)];
  const frameRate = numerator / denominator;
  return { name, width, height, codecs, frameRate, segments, list: withAddress(list, `${name}.mp4`) };
}
