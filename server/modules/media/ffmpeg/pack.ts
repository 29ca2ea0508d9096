import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CompressionPlan, spriteOf } from '../domain/compression-plan.js';
import type { MediaFileKind } from '../domain/media-file.entity.js';
import { isSeekable, mainPlaylist, type Rung, spriteMap, withAddress } from '../domain/streams.js';
import { packageArguments, posterArguments, spriteArguments } from './ffmpeg-arguments.js';
import type { Run } from './timed-run.js';

export interface MadeFile {
  readonly kind: Exclude<MediaFileKind, 'original'>;
  readonly label: string;
  readonly path: string;
  readonly contentType: string;
  readonly width?: number;
  readonly height?: number;
}

export interface Packing {
  /** The job's folder with the finished renditions. */
  readonly folder: string;
  readonly plan: CompressionPlan;
  /** Seconds, measured on the output. */
  readonly duration: number;
  readonly signal: AbortSignal;
  readonly run: Run;
}

/** Labels of the main playlist, and of a rendition with a copied picture. */
export const MAIN_PLAYLIST = 'main';
export const KEPT_PICTURE = 'kept';

export const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';

export const renditionPath = (folder: string, name: string): string => join(folder, `${name}.mp4`);

/**
 * Makes the ladder for adaptive players, and the best rendition as a whole for others. @returns null if seeking would be too slow
 */
export async function packStreams({
  folder,
  plan,
  duration,
  signal,
  run,
}: Packing): Promise<readonly MadeFile[] | null> {
  const made: MadeFile[] = [];
  const rungs: Rung[] = [];
  for (const { name, width, height, maxRate, audioRate } of plan.renditions) {
    const segments = join(folder, `${name}.segments.mp4`);
    const list = join(folder, `${name}.m3u8`);
    await run(packageArguments(renditionPath(folder, name), segments, list), duration, signal);
    const written = await readFile(list, 'utf8');
    if (plan.keepsPicture && !isSeekable(written)) return null;
    made.push({ kind: 'stream', label: name, path: segments, contentType: 'video/mp4', width, height });
    made.push(await text(join(folder, `${name}.list`), withAddress(written, `${name}.mp4`), name));
    rungs.push({ name, width, height, maxRate, audioRate, bytes: (await stat(segments)).size });
  }
  made.push(await text(join(folder, 'main.list'), mainPlaylist(rungs, duration), MAIN_PLAYLIST));
  const [best] = plan.renditions;
  if (!best) throw new RangeError('a plan without renditions');
  const { name, width, height } = best;
  const label = plan.keepsPicture ? KEPT_PICTURE : name;
  made.push({ kind: 'rendition', label, path: renditionPath(folder, name), contentType: 'video/mp4', width, height });
  return made;
}

async function text(path: string, content: string, label: string): Promise<MadeFile> {
  await writeFile(path, content);
  return { kind: 'playlist', label, path, contentType: PLAYLIST_TYPE };
}

/** Makes the poster and the thumbnails. */
export async function makePictures({ folder, plan, duration, signal, run }: Packing): Promise<readonly MadeFile[]> {
  const [best, lowest] = [plan.renditions[0], plan.renditions.at(-1)];
  if (!best || !lowest) throw new RangeError('a plan without renditions');
  const poster = join(folder, 'poster.jpg');
  await run(posterArguments(renditionPath(folder, best.name), plan.poster, duration, poster), 1, signal);
  const sheet = spriteOf(lowest, duration);
  const sprite = join(folder, 'sprite.jpg');
  await run(spriteArguments(renditionPath(folder, lowest.name), sheet, sprite), duration, signal);
  const map = join(folder, 'sprite.vtt');
  await writeFile(map, spriteMap(sheet, duration));
  const size = { width: sheet.width * sheet.columns, height: sheet.height * sheet.rows };
  return [
    { kind: 'poster', label: '', path: poster, contentType: 'image/jpeg', ...plan.poster },
    { kind: 'sprite', label: '', path: sprite, contentType: 'image/jpeg', ...size },
    { kind: 'sprite-map', label: '', path: map, contentType: 'text/vtt' },
  ];
}
