import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Size } from '../domain/compression-plan.js';
import { choosePosterFrame, type FrameMeasure, measureFrame } from '../domain/poster-frame.js';
import { posterArguments, sampleArguments, sampleSizeOf } from './poster-arguments.js';
import type { Run } from './timed-run.js';

interface PosterRequest {
  /** The job's folder. */
  readonly folder: string;
  /** Absolute path of the finished rendition. */
  readonly rendition: string;
  readonly size: Size;
  readonly poster: Size;
  /** Seconds. */
  readonly duration: number;
  readonly signal: AbortSignal;
  readonly run: Run;
}

/** Makes the poster from the best of some frames. @returns its path */
export async function makePoster({ folder, rendition, ...request }: PosterRequest): Promise<string> {
  const { size, poster, duration, signal, run } = request;
  const small = sampleSizeOf(size);
  const samples = join(folder, 'samples.raw');
  await run(sampleArguments(rendition, small, duration, samples), duration, signal);
  const frames = measuresOf(await readFile(samples), small);
  await rm(samples);
  const path = join(folder, 'poster.jpg');
  // Without a sample the video has one frame at most, which is the first.
  const place = frames.length === 0 ? 0 : choosePosterFrame(frames);
  await run(posterArguments(rendition, poster, { duration, place }, path), duration, signal);
  return path;
}

function measuresOf(raw: Buffer, { width, height }: Size): readonly FrameMeasure[] {
  const plane = width * height;
  return Array.from({ length: Math.floor(raw.length / (3 * plane)) }, (_, place) => {
    const [luma, blue, red] = [0, 1, 2].map((at) => {
      const start = (3 * place + at) * plane;
      return raw.subarray(start, start + plane);
    });
    return measureFrame({ width, height, luma: luma ?? raw, blue: blue ?? raw, red: red ?? raw });
  });
}
