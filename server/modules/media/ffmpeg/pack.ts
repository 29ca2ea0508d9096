import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spriteOf, type SpritePlan } from '../domain/compression-plan.js';
import { areAligned } from '../domain/encoded-rung.js';
import type { CodecRungPlan, FurtherCodec } from '../domain/further-codecs.js';
import type { MediaFileKind } from '../domain/media-file.entity.js';
import {
  FRAMES_LIST,
  framesPlaylist,
  isSeekable,
  mainPlaylist,
  SHEET_LIST,
  sheetPlaylist,
  shiftedBy,
  spriteMap,
} from '../domain/streams.js';
import { keyFramesOf } from '../mp4/segments-file.js';
import { joinIndexToSegments } from '../mp4/whole-file.js';
import { cutCodecs } from './cut-codecs.js';
import { type CutRung, cutRung, type Cutting, renditionPath, segmentsPath } from './cut-rung.js';
import { spriteArguments } from './ffmpeg-arguments.js';
import { makePoster } from './make-poster.js';
import { reportingFullDisk } from './room-left.js';

export interface MadeFile {
  readonly kind: Exclude<MediaFileKind, 'original'>;
  readonly label: string;
  /** The rung whose segments it also has; absent if they are a file of their own. */
  readonly rung?: string;
  readonly path: string;
  readonly contentType: string;
  readonly width?: number;
  readonly height?: number;
}

export interface Packing extends Cutting {
  /** Encoded rungs of further codecs. */
  readonly further?: readonly CodecRungPlan[];
  /** The rungs of H.264 were encoded by a hardware encoder, whose key frames are not known. */
  readonly mustAlign?: boolean;
  /** Called for a codec whose rungs are left out. */
  readonly onDropped?: (codec: FurtherCodec, reason: string) => void;
}

/** Labels of the main playlist, and of a rendition with a copied picture. */
export const MAIN_PLAYLIST = 'main';
export const KEPT_PICTURE = 'kept';

export const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';

/**
 * Makes the files that people watch: the ladder for adaptive players, the whole file for others, and pictures.
 *
 * @returns null if seeking would be too slow, or rungs are cut at different places
 */
export const pack = (packing: Packing): Promise<readonly MadeFile[] | null> =>
  reportingFullDisk(packing.folder, () => packAll(packing));

async function packAll(packing: Packing): Promise<readonly MadeFile[] | null> {
  const { folder, plan, duration } = packing;
  const rungs: CutRung[] = [];
  for (const rung of plan.renditions) rungs.push(await cutRung(packing, rung));
  const isUnsure = plan.keepsPicture || packing.mustAlign === true;
  if (isUnsure && !rungs.every(({ list }) => isSeekable(list))) return null;
  if (packing.mustAlign === true && !areAligned(rungs.map(({ list }) => list))) return null;
  const further = await cutCodecs(packing, rungs);
  const { files: pictures, sheet, sheetBytes } = await makePictures(packing);

  const [best, ...others] = rungs;
  if (!best) throw new RangeError('a plan without renditions');
  const whole = await joinRung({ folder, name: best.name, list: best.list, contentType: 'video/mp4' });
  const { width, height, name } = best;
  const label = plan.keepsPicture ? KEPT_PICTURE : name;
  const top = whole.files.map((file) => ({ ...file, width, height, label: file.kind === 'rendition' ? label : name }));
  const shown = [{ ...best, list: whole.list }, ...others];
  const lowest = shown.at(-1) ?? best;
  const frames = await frameListOf(lowest, lowest.name === name ? whole.shift : 0);
  const main = mainPlaylist([...shown, ...further], duration, {
    frames: { ...lowest, codecs: lowest.codecs.split(',')[0] ?? '', list: frames },
    sheet: { width: sheet.width, height: sheet.height, bytes: sheetBytes },
  });
  const lists: readonly (readonly [string, string])[] = [
    ...[...shown, ...further].map((rung) => [rung.name, rung.list] as const),
    [FRAMES_LIST, frames],
    [SHEET_LIST, sheetPlaylist(sheet, duration)],
    [MAIN_PLAYLIST, main],
  ];
  const ladder = [...others, ...further].map((rung): MadeFile => ({
    kind: 'stream',
    label: rung.name,
    path: rung.segments,
    contentType: 'video/mp4',
    width: rung.width,
    height: rung.height,
  }));
  const texts: MadeFile[] = [];
  for (const [listName, content] of lists) texts.push(await text(join(folder, `${listName}.list`), content, listName));
  return [...ladder, ...texts, ...top, ...pictures];
}

/** The key frames at the start of the segments, as a playlist. @param shift bytes in front of the segments */
async function frameListOf({ segments, list }: CutRung, shift: number): Promise<string> {
  const frames = await keyFramesOf(segments);
  return framesPlaylist(
    list,
    frames.map((frame) => frame && { size: frame.size, offset: frame.offset + shift }),
  );
}

/** The best rung as it is stored. */
export interface JoinedRung {
  /** Its playlist. */
  readonly list: string;
  /** Bytes in front of the segments. */
  readonly shift: number;
  readonly files: readonly MadeFile[];
}

/**
 * The best rung, once: its index, then its segments, so that the whole file and the segments are the same bytes (decision 0071). Two files
 * if they do not have the same samples.
 */
export async function joinRung({
  folder,
  name,
  list,
  contentType,
}: {
  readonly folder: string;
  readonly name: string;
  readonly list: string;
  readonly contentType: string;
}): Promise<JoinedRung> {
  const [whole, segments, joined] = [
    renditionPath(folder, name),
    segmentsPath(folder, name),
    join(folder, `${name}.joined.mp4`),
  ];
  const shift = await joinIndexToSegments(whole, segments, joined);
  if (shift === null) {
    const files = [
      { kind: 'stream', label: name, path: segments, contentType },
      { kind: 'rendition', label: name, path: whole, contentType },
    ] as const;
    return { list, shift: 0, files };
  }
  const file: MadeFile = { kind: 'rendition', label: name, rung: name, path: joined, contentType };
  return { list: shiftedBy(list, shift), shift, files: [file] };
}

export async function text(path: string, content: string, label: string): Promise<MadeFile> {
  await writeFile(path, content);
  return { kind: 'playlist', label, path, contentType: PLAYLIST_TYPE };
}

interface Pictures {
  readonly files: readonly MadeFile[];
  readonly sheet: SpritePlan;
  readonly sheetBytes: number;
}

/** Makes the poster and the thumbnails. */
async function makePictures({ folder, plan, duration, signal, run }: Packing): Promise<Pictures> {
  const [best, lowest] = [plan.renditions[0], plan.renditions.at(-1)];
  if (!best || !lowest) throw new RangeError('a plan without renditions');
  const poster = await makePoster({
    folder,
    rendition: renditionPath(folder, best.name),
    size: best,
    poster: plan.poster,
    duration,
    signal,
    run,
  });
  const sheet = spriteOf(lowest, duration);
  const sprite = join(folder, 'sprite.jpg');
  await run(spriteArguments(renditionPath(folder, lowest.name), sheet, sprite), duration, signal);
  const map = join(folder, 'sprite.vtt');
  await writeFile(map, spriteMap(sheet, duration));
  const size = { width: sheet.width * sheet.columns, height: sheet.height * sheet.rows };
  const files: readonly MadeFile[] = [
    { kind: 'poster', label: '', path: poster, contentType: 'image/jpeg', ...plan.poster },
    { kind: 'sprite', label: '', path: sprite, contentType: 'image/jpeg', ...size },
    { kind: 'sprite-map', label: '', path: map, contentType: 'text/vtt' },
  ];
  return { files, sheet, sheetBytes: (await stat(sprite)).size };
}
