/**
 * Checks a video's playlists and segments by the rules of Safari's player: RFC 8216, and the parts of Apple's "HLS Authoring
 * Specification" that apply to recordings. The files are read with ffprobe, not with our own code.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  type ListedSegment,
  type Playlist,
  rangeOf,
  readPlaylist,
  segmentsIn,
  type Tag,
  valueOf,
} from './read-playlist.js';

const execute = promisify(execFile);

/** Reads a file of a video by the name that its playlists use. */
export type ReadFile = (name: string) => Promise<Buffer>;

/** Apple's tolerance for bit rates of recordings. */
const RATE_TOLERANCE = 0.1;
/** Apple recommends six seconds and refuses nothing below ten; we promise at most six. */
const SEGMENT_MAX = 6;
/** Less than a frame. */
const CUT_SLACK = 0.1;
const PROFILES: Readonly<Record<string, string>> = { High: '64', Main: '4d', 'Constrained Baseline': '42' };
const TWO_DIGITS = 2;

interface Packet {
  readonly codec_type: string;
  readonly flags: string;
}
interface Stream {
  readonly codec_type: string;
  readonly codec_name: string;
  readonly codec_tag_string?: string;
  readonly profile?: string;
  readonly level?: number;
  readonly width?: number;
  readonly height?: number;
}

async function inspect(bytes: Buffer): Promise<{ streams: readonly Stream[]; packets: readonly Packet[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'playlist-'));
  try {
    const path = join(folder, 'segment.mp4');
    await writeFile(path, bytes);
    const shown = ['-show_streams', '-show_packets', '-print_format', 'json'];
    const { stdout } = await execute('ffprobe', ['-v', 'error', ...shown, path], { maxBuffer: 256 << 20 });
    return JSON.parse(stdout) as { streams: readonly Stream[]; packets: readonly Packet[] };
  } catch {
    return { streams: [], packets: [] }; // ffprobe cannot read it, which the caller reports.
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The name of a codec as a pattern (RFC 6381): some of it is in the file only, where ffprobe does not look. */
function codecOf({ codec_name: name, codec_tag_string: tag, profile = '', level = 0 }: Stream): string {
  if (name === 'h264') return `avc1\\.${PROFILES[profile] ?? profile}..${level.toString(16).padStart(TWO_DIGITS, '0')}`;
  if (name === 'av1' && profile === 'Main') return `av01\\.0\\.${String(level).padStart(TWO_DIGITS, '0')}[MH]\\.08`;
  // Apple's players do not play HEVC with another tag.
  if (name === 'hevc' && profile === 'Main' && tag === 'hvc1')
    return `hvc1\\.1\\.[0-9A-F]+\\.[LH]${level}(\\.[0-9A-F]{1,2})*`;
  return name === 'aac' ? 'mp4a\\.40\\.2' : `no codec of ours: ${name} ${profile} ${tag}`;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Missing or wrong tags that every playlist must have. */
function faultsOfForm(name: string, { lines, tags, entries }: Playlist): string[] {
  const faults: string[] = [];
  if (lines[0] !== '#EXTM3U') faults.push(`${name}: does not start with #EXTM3U`);
  if (Number(valueOf(tags, 'EXT-X-VERSION')) < 7) faults.push(`${name}: fragmented MP4 needs version 7`);
  const named = [
    ...entries.map(({ address }) => address),
    ...tags.flatMap(({ attributes }) => attributes['URI'] ?? []),
  ];
  for (const address of named)
    if (/^\w+:|^\/(?!media\/)/.test(address)) faults.push(`${name}: ${address} is not an address of ours`);
  return faults;
}

function faultsOfRung(name: string, list: Playlist, segments: readonly ListedSegment[], fileSize: number): string[] {
  const faults = faultsOfForm(name, list);
  const is = (holds: boolean, what: string): void => void (holds || faults.push(`${name}: ${what}`));
  const target = Number(valueOf(list.tags, 'EXT-X-TARGETDURATION'));
  is(valueOf(list.tags, 'EXT-X-PLAYLIST-TYPE') === 'VOD', 'is no recording');
  is(list.lines.at(-1) === '#EXT-X-ENDLIST', 'has no end');
  is(
    list.tags.some((tag) => tag.name === 'EXT-X-MAP'),
    'has no head',
  );
  is(segments.length > 0 && segments.length === list.entries.length, 'has segments without a byte range');
  is(
    segments.every(({ seconds }) => Math.round(seconds) <= target),
    'has segments longer than its target',
  );
  is(
    segments.every(({ seconds }) => seconds <= SEGMENT_MAX + CUT_SLACK),
    `has segments above ${SEGMENT_MAX} s`,
  );
  is(
    segments.every(({ offset, size }) => offset + size <= fileSize),
    'names bytes behind the end of its file',
  );
  return faults;
}

const headOf = (list: Playlist): { range: ReturnType<typeof rangeOf>; address: string } => {
  const map = list.tags.find(({ name }) => name === 'EXT-X-MAP');
  return { range: rangeOf(map?.attributes['BYTERANGE'], 0), address: map?.attributes['URI'] ?? '' };
};

/** The highest rate of a segment; a last one that is shorter than half of the target does not count. */
function peakOf(segments: readonly ListedSegment[]): number {
  const target = Math.max(...segments.map(({ seconds }) => seconds));
  const counted = segments.filter(({ seconds }) => seconds >= target / 2);
  return Math.max(...counted.map(({ size, seconds }) => (size * 8) / seconds));
}

async function checkRung(
  read: ReadFile,
  { address, entry }: { readonly address: string; readonly entry: Tag },
): Promise<{ faults: string[]; cuts: readonly number[] }> {
  const list = readPlaylist((await read(address)).toString());
  const segments = segmentsIn(list);
  const { range, address: file } = headOf(list);
  const bytes = await read(file);
  const faults = faultsOfRung(address, list, segments, bytes.length);
  const is = (holds: boolean, what: string): void => void (holds || faults.push(`${address}: ${what}`));
  if (!range) return { faults: [...faults, `${address}: has no head`], cuts: [] };
  const head = bytes.subarray(range.offset, range.offset + range.size);
  const [declared, average] = ['BANDWIDTH', 'AVERAGE-BANDWIDTH'].map((name) => Number(entry.attributes[name]));
  const real = (sum(segments.map(({ size }) => size)) * 8) / sum(segments.map(({ seconds }) => seconds));
  is(peakOf(segments) <= (declared ?? 0) * (1 + RATE_TOLERANCE), `has a peak above its BANDWIDTH of ${declared}`);
  is(Math.abs(real / (average ?? 1) - 1) <= RATE_TOLERANCE, `AVERAGE-BANDWIDTH ${average} is not ${Math.round(real)}`);

  for (const [place, { offset, size }] of segments.entries()) {
    const { streams, packets } = await inspect(Buffer.concat([head, bytes.subarray(offset, offset + size)]));
    const first = packets.find(({ codec_type: type }) => type === 'video');
    is(streams.length > 0, `segment ${place} cannot be read`);
    const hasPicture = streams.some(({ codec_type: type }) => type === 'video');
    // Sound may be longer than the picture.
    is(first?.flags.startsWith('K') ?? (!hasPicture || place > 0), `segment ${place} does not begin with a key frame`);
    if (place > 0) continue;
    const codecs = [...streams].sort((a, b) => (a.codec_type < b.codec_type ? 1 : -1)).map(codecOf);
    const named = entry.attributes['CODECS'] ?? '';
    is(new RegExp(`^${codecs.join(',')}$`).test(named), `CODECS ${named} is not ${codecs.join(',')}`);
    const picture = streams.find(({ codec_type: type }) => type === 'video');
    const shown = picture && `${picture.width}x${picture.height}`;
    is(entry.attributes['RESOLUTION'] === shown, `RESOLUTION is not ${shown}`);
    is(!picture || Number(entry.attributes['FRAME-RATE']) > 0, 'has no FRAME-RATE');
  }
  return { faults, cuts: segments.map(({ seconds }) => seconds) };
}

/** ffprobe must decode one picture from each entry of a playlist of key frames. */
async function checkFrames(read: ReadFile, address: string, rungs: readonly (readonly number[])[]): Promise<string[]> {
  const list = readPlaylist((await read(address)).toString());
  const faults = faultsOfForm(address, list);
  if (!list.tags.some(({ name }) => name === 'EXT-X-I-FRAMES-ONLY')) faults.push(`${address}: not only key frames`);
  const { range, address: file } = headOf(list);
  const bytes = await read(file);
  const segments = segmentsIn(list);
  if (!range || segments.length === 0 || segments.length > (rungs[0]?.length ?? 0))
    return [...faults, `${address}: not one picture for each segment`];
  const head = bytes.subarray(range.offset, range.offset + range.size);
  for (const [place, { offset, size }] of segments.entries()) {
    const { packets } = await inspect(Buffer.concat([head, bytes.subarray(offset, offset + size)]));
    const [picture] = packets.filter(({ codec_type: type }) => type === 'video');
    if (picture?.flags.startsWith('K') !== true) faults.push(`${address}: part ${place} is not a picture`);
  }
  return faults;
}

/** Players stay in one codec, so each has all sizes; H.264 comes first, for players that know nothing of codecs. */
function faultsOfCodecs(main: string, { tags }: Playlist, hasPicture: boolean): readonly string[] {
  if (!hasPicture) return [];
  const sizes = new Map<string, string[]>();
  for (const { attributes } of tags.filter(({ name }) => name === 'EXT-X-STREAM-INF')) {
    const codec = (attributes['CODECS'] ?? '').slice(0, 'avc1'.length);
    sizes.set(codec, [...(sizes.get(codec) ?? []), attributes['RESOLUTION'] ?? '']);
  }
  const [[first, wanted] = ['', []], ...others] = [...sizes];
  return [
    ...(first === 'avc1' ? [] : [`${main}: does not begin with H.264`]),
    ...others
      .filter(([, found]) => found.join() !== wanted.join())
      .map(([codec]) => `${main}: has other sizes in ${codec} than in H.264`),
  ];
}

/** The faults of a video's playlists; empty if Safari's rules hold. @param main name of the main playlist */
export async function checkPlaylists(read: ReadFile, main: string): Promise<readonly string[]> {
  const list = readPlaylist((await read(main)).toString());
  const faults = faultsOfForm(main, list);
  if (!list.tags.some(({ name }) => name === 'EXT-X-INDEPENDENT-SEGMENTS')) faults.push(`${main}: segments depend`);
  const cuts: (readonly number[])[] = [];
  let hasPicture = false;
  for (const { address, tags } of list.entries) {
    const entry = tags.find(({ name }) => name === 'EXT-X-STREAM-INF');
    if (!entry) {
      faults.push(`${main}: ${address} has no description`);
      continue;
    }
    for (const name of ['BANDWIDTH', 'AVERAGE-BANDWIDTH', 'CODECS'])
      if (entry.attributes[name] === undefined) faults.push(`${main}: ${address} has no ${name}`);
    hasPicture ||= entry.attributes['RESOLUTION'] !== undefined;
    const checked = await checkRung(read, { address, entry });
    faults.push(...checked.faults);
    cuts.push(checked.cuts);
  }
  faults.push(...faultsOfCodecs(main, list, hasPicture));
  const [first = [], ...others] = cuts;
  const isAligned = others.every(
    (other) =>
      other.length === first.length && other.every((at, place) => Math.abs(at - (first[place] ?? 0)) < CUT_SLACK),
  );
  if (!isAligned) faults.push(`${main}: rungs are cut at different places`);
  const frames = list.tags.find(({ name }) => name === 'EXT-X-I-FRAME-STREAM-INF')?.attributes['URI'];
  if (hasPicture && frames === undefined) faults.push(`${main}: no key frames for searching`);
  if (frames !== undefined) faults.push(...(await checkFrames(read, frames, cuts)));
  const sheet = list.tags.find(({ name }) => name === 'EXT-X-IMAGE-STREAM-INF')?.attributes['URI'];
  if (sheet !== undefined) faults.push(...faultsOfForm(sheet, readPlaylist((await read(sheet)).toString())));
  return faults;
}
