import { type Box, boxesIn, boxUnder, childrenOf } from './boxes.js';
import { pictureCodecs } from './picture-codecs.js';

/** A track as the index (`moov`) of a file describes it. */
export interface IndexedTrack {
  readonly id: number;
  readonly isVideo: boolean;
  /** RFC 6381, as playlists and players name it, for example `avc1.64001f`. */
  readonly codec: string;
  /** Bytes of each sample; empty in the head of a fragmented file. */
  readonly sizes: readonly number[];
  readonly box: Box;
}

/** Our encoder writes AAC-LC only. */
const SOUND_CODEC = 'mp4a.40.2';
/** Bytes of a picture's description before its boxes (ISO 14496-12 §12.1.3). */
const PICTURE_FIELDS = 78;
/** Flags and a count before the boxes of `stsd`. */
const DESCRIPTION_FIELDS = 8;
const FULL = 4;

function codecOf(bytes: Buffer, description: Box): string {
  const [entry] = childrenOf(bytes, description, DESCRIPTION_FIELDS);
  if (entry?.type === 'mp4a') return SOUND_CODEC;
  const codec = pictureCodecs[entry?.type ?? ''];
  if (!entry || !codec) throw new RangeError(`a track of ${entry?.type ?? 'nothing'}`);
  const { start, header } = boxUnder(bytes, childrenOf(bytes, entry, PICTURE_FIELDS), codec.config);
  return codec.nameOf(bytes, start + header);
}

function sizesOf(bytes: Buffer, { start, header }: Box): readonly number[] {
  const at = start + header + FULL;
  const [same, count] = [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
  return Array.from({ length: count }, (_, place) => (same === 0 ? bytes.readUInt32BE(at + 8 + place * 4) : same));
}

function trackOf(bytes: Buffer, box: Box): IndexedTrack {
  const boxes = childrenOf(bytes, box);
  const head = boxUnder(bytes, boxes, 'tkhd');
  // The times before the id have 64 bits in version 1.
  const idAt = head.start + head.header + FULL + (bytes[head.start + head.header] === 1 ? 16 : 8);
  const handler = boxUnder(bytes, boxes, 'mdia', 'hdlr');
  const table = childrenOf(bytes, boxUnder(bytes, boxes, 'mdia', 'minf', 'stbl'));
  return {
    id: bytes.readUInt32BE(idAt),
    isVideo:
      bytes.toString('latin1', handler.start + handler.header + 8, handler.start + handler.header + 12) === 'vide',
    codec: codecOf(bytes, boxUnder(bytes, table, 'stsd')),
    sizes: sizesOf(bytes, boxUnder(bytes, table, 'stsz')),
    box,
  };
}

/** The tracks of an index or of the head of a fragmented file. @throws RangeError if it is not of the kind that we write */
export function tracksOf(bytes: Buffer): readonly IndexedTrack[] {
  const index = boxUnder(bytes, boxesIn(bytes), 'moov');
  return childrenOf(bytes, index)
    .filter(({ type }) => type === 'trak')
    .map((box) => trackOf(bytes, box));
}
