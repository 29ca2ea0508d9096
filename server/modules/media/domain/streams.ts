import type { Size, SpritePlan } from './compression-plan.js';
import { encoding } from './encoding-profiles.js';
import type { LadderName } from './further-codecs.js';

/** A rung in the main playlist. */
export interface Rung extends Size {
  readonly name: LadderName;
  /** RFC 6381, for example `avc1.64001f,mp4a.40.2`: players skip what they cannot decode before they load it. */
  readonly codecs: string;
  /** Frames per second. */
  readonly frameRate: number;
  /** Its playlist. */
  readonly list: string;
}

/** Pictures to show while somebody searches for a moment (RFC 8216 §4.3.4.3, and image playlists for players that know them). */
export interface SeekPictures {
  readonly frames: Pick<Rung, 'width' | 'height' | 'codecs' | 'list'>;
  readonly sheet: { readonly width: number; readonly height: number; readonly bytes: number };
}

/** Names of playlists beside those of the rungs. */
export const FRAMES_LIST = 'iframes';
export const SHEET_LIST = 'images';

const HEAD = ['#EXTM3U', '#EXT-X-VERSION:7'] as const;
const codecsOf = (codecs: string): string => `CODECS="${codecs}"`;

interface Length {
  readonly seconds: number;
  readonly bytes: number;
}

const lengthsOf = (list: string): readonly Length[] =>
  [...list.matchAll(/^#EXTINF:([\d.]+),\n#EXT-X-BYTERANGE:(\d+)/gm)].map(([, seconds, bytes]) => ({
    seconds: Number(seconds),
    bytes: Number(bytes),
  }));

const bitRate = (lengths: readonly Length[]): number => {
  const seconds = lengths.reduce((sum, each) => sum + each.seconds, 0);
  return Math.ceil((lengths.reduce((sum, each) => sum + each.bytes, 0) * 8) / Math.max(seconds, 0.001));
};

/**
 * Bits per second of a playlist: on average, and the highest of any stretch of half to one and a half segments (RFC 8216 §4.1), so that a
 * short last segment does not count alone.
 */
export function bandwidthOf(list: string): { readonly peak: number; readonly average: number } {
  const lengths = lengthsOf(list);
  const target = Math.max(...lengths.map(({ seconds }) => Math.round(seconds)), 1);
  const average = bitRate(lengths);
  let peak = average;
  for (let from = 0; from < lengths.length; from += 1) {
    let seconds = 0;
    for (let to = from; to < lengths.length; to += 1) {
      seconds += lengths[to]?.seconds ?? 0;
      if (seconds > target * 1.5) break;
      if (seconds >= target / 2) peak = Math.max(peak, bitRate(lengths.slice(from, to + 1)));
    }
  }
  return { peak, average };
}

const bandwidth = (list: string): string => {
  const { peak, average } = bandwidthOf(list);
  return `BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average}`;
};

/**
 * The main playlist (RFC 8216), highest first: players start with the first rung they can keep up with. Rungs of further codecs follow those
 * of H.264, so that a player that knows nothing of codecs starts with what it can play.
 */
export function mainPlaylist(rungs: readonly Rung[], duration: number, { frames, sheet }: SeekPictures): string {
  const entries = rungs.map(({ name, width, height, codecs, frameRate, list }) => {
    const shown = `RESOLUTION=${width}x${height},FRAME-RATE=${frameRate.toFixed(3)},VIDEO-RANGE=SDR`;
    return `#EXT-X-STREAM-INF:${bandwidth(list)},${codecsOf(codecs)},${shown},NAME="${name}"\n${name}.m3u8`;
  });
  const sheetRate = Math.ceil((sheet.bytes * 8) / Math.max(duration, 0.1));
  const pictures = [
    `#EXT-X-I-FRAME-STREAM-INF:${bandwidth(frames.list)},${codecsOf(frames.codecs)},RESOLUTION=${frames.width}x${frames.height},URI="${FRAMES_LIST}.m3u8"`,
    `#EXT-X-IMAGE-STREAM-INF:BANDWIDTH=${sheetRate},${codecsOf('jpeg')},RESOLUTION=${sheet.width}x${sheet.height},URI="${SHEET_LIST}.m3u8"`,
  ];
  return `${[...HEAD, '#EXT-X-INDEPENDENT-SEGMENTS', ...entries, ...pictures].join('\n')}\n`;
}

/** The main playlist of a presentation by sound, which has one rung and no picture. */
export function soundPlaylist({ name, codecs, list }: Pick<Rung, 'codecs' | 'list'> & { name: string }): string {
  const entry = `#EXT-X-STREAM-INF:${bandwidth(list)},${codecsOf(codecs)},NAME="${name}"`;
  return `${[...HEAD, '#EXT-X-INDEPENDENT-SEGMENTS', entry, `${name}.m3u8`].join('\n')}\n`;
}

/** A part of a rung's file that shows one picture, at the start of each segment. */
export interface KeyFrame {
  /** Bytes. */
  readonly offset: number;
  readonly size: number;
}

/**
 * The key frames of a rung, which players show while somebody searches (RFC 8216 §4.3.3.6).
 *
 * @param list of the rung, with its addresses
 * @param frames one for each segment; null for a segment of sound alone, which is left out
 */
export function framesPlaylist(list: string, frames: readonly (KeyFrame | null)[]): string {
  let index = 0;
  const marked = list
    .replace('#EXT-X-INDEPENDENT-SEGMENTS\n', '')
    .replace(/^#EXT-X-PLAYLIST-TYPE.*$/m, '$&\n#EXT-X-I-FRAMES-ONLY');
  return marked.replace(/^(#EXTINF:.*\n)#EXT-X-BYTERANGE:.*\n(.*\n)/gm, (_, length: string, address: string) => {
    const frame = frames[index];
    index += 1;
    return frame ? `${length}#EXT-X-BYTERANGE:${frame.size}@${frame.offset}\n${address}` : '';
  });
}

/** The sheet of thumbnails as a playlist of one image, with its tiles. */
export function sheetPlaylist({ interval, columns, rows, width, height }: SpritePlan, duration: number): string {
  const lines = [
    ...HEAD,
    `#EXT-X-TARGETDURATION:${Math.max(1, Math.ceil(duration))}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-IMAGES-ONLY',
    `#EXTINF:${duration.toFixed(3)},`,
    `#EXT-X-TILES:RESOLUTION=${width}x${height},LAYOUT=${columns}x${rows},DURATION=${interval}`,
    'sprite.jpg',
    '#EXT-X-ENDLIST',
  ];
  return `${lines.join('\n')}\n`;
}

/** A rung's playlist for a file that has other bytes in front of the segments. */
export const shiftedBy = (list: string, bytes: number): string =>
  list
    .replace(/(BYTERANGE="\d+@)(\d+)/g, (_, before: string, offset: string) => `${before}${Number(offset) + bytes}`)
    .replace(
      /^(#EXT-X-BYTERANGE:\d+@)(\d+)/gm,
      (_, before: string, offset: string) => `${before}${Number(offset) + bytes}`,
    );

/** Replaces the segments' path in a rung's playlist with our address. */
export function withAddress(playlist: string, address: string): string {
  return playlist
    .split('\n')
    .map((line) => {
      if (line.startsWith('#')) return line.replace(/URI="[^"]*"/, `URI="${address}"`);
      return line.trim() === '' ? line : address;
    })
    .join('\n');
}

/** Whether the longest segment is short enough for seeking. */
export function isSeekable(playlist: string): boolean {
  const lengths = [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].map(([, seconds]) => Number(seconds));
  return lengths.every((seconds) => seconds <= encoding.longestSegmentSeconds);
}

const stamp = (seconds: number): string => {
  const pad = (value: number, digits = 2): string => String(Math.floor(value)).padStart(digits, '0');
  return `${pad(seconds / 3600)}:${pad((seconds / 60) % 60)}:${pad(seconds % 60)}.${pad((seconds * 1000) % 1000, 3)}`;
};

/** Maps times to parts of the sheet, as WebVTT with media fragments, which players support. */
export function spriteMap(sprite: SpritePlan, duration: number): string {
  const { interval, columns, count, width, height } = sprite;
  const cues = Array.from({ length: count }, (_, index) => {
    const [from, to] = [index * interval, Math.min((index + 1) * interval, duration)];
    const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height];
    return `${stamp(from)} --> ${stamp(Math.max(to, from + 0.001))}\nsprite.jpg#xywh=${x},${y},${width},${height}`;
  });
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}
