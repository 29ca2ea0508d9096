import type { RenditionPlan, SpritePlan } from './compression-plan.js';
import { encoding } from './encoding-profiles.js';

/** A rung in the main playlist. */
export interface Rung extends Pick<RenditionPlan, 'name' | 'width' | 'height' | 'maxRate' | 'audioRate'> {
  /** Bytes of all its segments. */
  readonly bytes: number;
}

/** The main playlist (RFC 8216), highest first: players start with the first rung they can keep up with. */
export function mainPlaylist(rungs: readonly Rung[], duration: number): string {
  const entries = rungs.map(({ name, width, height, maxRate, audioRate, bytes }) => {
    const average = Math.ceil((bytes * 8) / Math.max(duration, 0.1));
    // The encoder's max rate, or the real one of a copied picture; never below the average.
    const peak = Math.max((maxRate + audioRate) * 1000, average);
    return (
      `#EXT-X-STREAM-INF:BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average},RESOLUTION=${width}x${height},NAME="${name}"\n` +
      `${name}.m3u8`
    );
  });
  return `${['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...entries].join('\n')}\n`;
}

/** The main playlist of a presentation by sound, which has one rung and no picture. */
export function soundPlaylist(rung: Pick<Rung, 'audioRate' | 'bytes'> & { name: string }, duration: number): string {
  const average = Math.ceil((rung.bytes * 8) / Math.max(duration, 0.1));
  const peak = Math.max(rung.audioRate * 1000, average);
  return [
    ...['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'],
    `#EXT-X-STREAM-INF:BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average},CODECS="mp4a.40.2",NAME="${rung.name}"`,
    `${rung.name}.m3u8\n`,
  ].join('\n');
}

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
