/** A line that starts with `#EXT`, with the attributes or the value behind its colon. */
export interface Tag {
  readonly name: string;
  readonly value: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface Entry {
  readonly tags: readonly Tag[];
  /** The address that follows the tags. */
  readonly address: string;
}

export interface ByteRange {
  readonly offset: number;
  readonly size: number;
}

export interface Playlist {
  readonly lines: readonly string[];
  /** All of them, in order. */
  readonly tags: readonly Tag[];
  readonly entries: readonly Entry[];
}

export interface ListedSegment extends ByteRange {
  readonly seconds: number;
  readonly address: string;
}

/** Reads attributes, of which some are quoted and may contain commas. */
const attributesOf = (value: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...value.matchAll(/([A-Z0-9-]+)=("[^"]*"|[^,]*)/g)].map(([, name = '', text = '']) => [
      name,
      text.replaceAll('"', ''),
    ]),
  );

function tagOf(line: string): Tag {
  const [, name = '', value = ''] = /^#(EXT[A-Z0-9-]*):?(.*)$/.exec(line) ?? [];
  return { name, value, attributes: attributesOf(value) };
}

export function readPlaylist(text: string): Playlist {
  const lines = text.split('\n').filter((line) => line !== '');
  const tags: Tag[] = [];
  const entries: Entry[] = [];
  let pending: Tag[] = [];
  for (const line of lines) {
    if (line.startsWith('#EXT')) {
      const tag = tagOf(line);
      tags.push(tag);
      pending.push(tag);
    } else if (!line.startsWith('#')) {
      entries.push({ tags: pending, address: line });
      pending = [];
    }
  }
  return { lines, tags, entries };
}

export const valueOf = (tags: readonly Tag[], name: string): string | undefined =>
  tags.find((tag) => tag.name === name)?.value;

export function rangeOf(text: string | undefined, next: number): ByteRange | null {
  const [, size, offset] = /^(\d+)(?:@(\d+))?$/.exec(text ?? '') ?? [];
  return size === undefined ? null : { size: Number(size), offset: offset === undefined ? next : Number(offset) };
}

/** The segments of a rung that are ranges of a file. */
export function segmentsIn({ entries }: Playlist): readonly ListedSegment[] {
  let next = 0;
  return entries.flatMap(({ tags, address }) => {
    const range = rangeOf(valueOf(tags, 'EXT-X-BYTERANGE'), next);
    if (!range) return [];
    next = range.offset + range.size;
    return [{ ...range, address, seconds: parseFloat(valueOf(tags, 'EXTINF') ?? 'NaN') }];
  });
}
