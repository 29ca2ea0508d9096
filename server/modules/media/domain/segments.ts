import type { SignedAddress } from './signed-address.js';

/** A part of a rung's file that has an address of its own: the head that players need first, or one segment. */
export interface Segment {
  readonly name: string;
  /** Bytes. */
  readonly offset: number;
  readonly size: number;
}

export const HEAD_NAME = 'head.mp4';
const segmentName = (index: number): string => `${index}.m4s`;

const map = /^#EXT-X-MAP:.*BYTERANGE="(\d+)@(\d+)"/;
const byteRange = /^#EXT-X-BYTERANGE:(\d+)(?:@(\d+))?/;

/** The parts that a rung's playlist lists as ranges of one file (decision 0016). */
export function segmentsOf(playlist: string): readonly Segment[] {
  const found: Segment[] = [];
  let next = 0;
  let index = 0;
  for (const line of playlist.split('\n')) {
    const [, headSize, headOffset] = map.exec(line) ?? [];
    const [, size, offset] = byteRange.exec(line) ?? [];
    if (headSize !== undefined) found.push({ name: HEAD_NAME, offset: Number(headOffset), size: Number(headSize) });
    if (size === undefined) continue;
    // Without an offset the range follows the one before (RFC 8216 §4.3.2.2).
    const from = offset === undefined ? next : Number(offset);
    found.push({ name: segmentName(index), offset: from, size: Number(size) });
    next = from + Number(size);
    index += 1;
  }
  return found;
}

/** A rung's playlist whose segments are complete answers of their own, which any shared cache can keep. */
export function withSegmentAddresses(playlist: string, { path, query }: SignedAddress): string {
  let index = 0;
  const lines = playlist.split('\n').flatMap((line) => {
    if (line.startsWith('#EXT-X-MAP:')) return [`#EXT-X-MAP:URI="${path}${HEAD_NAME}?${query}"`];
    if (line.startsWith('#EXT-X-BYTERANGE:')) return [];
    if (line.startsWith('#') || line.trim() === '') return [line];
    index += 1;
    return [`${path}${segmentName(index - 1)}?${query}`];
  });
  return lines.join('\n');
}
