/** One line of captions. Times in seconds. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  /** Spoken text without markup. */
  readonly text: string;
}

/** `lines`: line numbers of the cues' times, from 1. */
export type ParsedVtt =
  | { readonly cues: readonly Cue[]; readonly lines: readonly number[] }
  | { readonly invalidLine: number };

/** More than an hour needs; protects browsers from a huge list of cues. */
const MAX_CUES = 5_000;
const MAX_CHARACTERS = 1_000;

const timing =
  /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t]+\S.*)?$/;

function secondsOf(stamp: string): number {
  return stamp.split(':').reduce((total, part) => total * 60 + Number(part), 0);
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&lrm;': '',
  '&rlm;': '',
  '&nbsp;': '\u00a0',
};

/** Removes voices, classes and times; only the spoken words remain. */
const plain = (line: string): string =>
  line
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|lrm|rlm|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Parses WebVTT (W3C). Strict where players could be misled: signature, all times, their order. Drops styles, regions, notes, and
 * the cues' settings and identifiers.
 */
export function parseVtt(source: string): ParsedVtt {
  const lines = source
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) return { invalidLine: 1 };
  const cues: Cue[] = [];
  const places: number[] = [];
  let at = 1;
  // Lines after the signature up to the first blank line are a header.
  while (at < lines.length && lines[at] !== '') {
    if ((lines[at] ?? '').includes('-->')) return { invalidLine: at + 1 };
    at += 1;
  }
  while (at < lines.length) {
    if (lines[at] === '') {
      at += 1;
      continue;
    }
    const block: string[] = [];
    const first = at;
    while (at < lines.length && lines[at] !== '') {
      block.push(lines[at] ?? '');
      at += 1;
    }
    if (/^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(block[0] ?? '')) continue;
    const place = (block[0] ?? '').includes('-->') ? 0 : 1;
    const [, from, to] = timing.exec(block[place] ?? '') ?? [];
    if (!from || !to) return { invalidLine: first + 1 + Math.min(place, block.length - 1) };
    const cue = {
      start: secondsOf(from),
      end: secondsOf(to),
      text: block
        .slice(place + 1)
        .map(plain)
        .join('\n')
        .trim(),
    };
    const isInOrder = cue.end > cue.start && cue.start >= (cues.at(-1)?.start ?? 0);
    const isTooMuch = cue.text.length > MAX_CHARACTERS || cues.length >= MAX_CUES;
    if (!isInOrder || isTooMuch || block.slice(place + 1).some((line) => line.includes('-->'))) {
      return { invalidLine: first + 1 + place };
    }
    if (cue.text === '') continue;
    cues.push(cue);
    places.push(first + 1 + place);
  }
  return { cues, lines: places };
}

function stampOf(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const pad = (value: number, digits = 2): string => String(value).padStart(digits, '0');
  const [hours, minutes] = [Math.floor(thousandths / 3_600_000), Math.floor(thousandths / 60_000) % 60];
  return `${pad(hours)}:${pad(minutes)}:${pad(Math.floor(thousandths / 1000) % 60)}.${pad(thousandths % 1000, 3)}`;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Writes captions to serve: only times and words of the source. */
export function writeVtt(cues: readonly Cue[]): string {
  return ['WEBVTT', ...cues.map(({ start, end, text }) => `${stampOf(start)} --> ${stampOf(end)}\n${escaped(text)}`)]
    .join('\n\n')
    .concat('\n');
}

/** The words of captions as one text. */
export const textOfCues = (cues: readonly Cue[]): string => cues.map(({ text }) => text.replace(/\n/g, ' ')).join(' ');

/** Tolerance in seconds, because captions are rounded and the length is measured. */
const TOLERANCE = 0.5;

/** Index of the first cue that ends after the video; null if there is none, or the length is unknown. */
export function firstBeyond(cues: readonly Cue[], duration: number | null): number | null {
  if (duration === null) return null;
  const at = cues.findIndex(({ start, end }) => start >= duration || end > duration + TOLERANCE);
  return at === -1 ? null : at;
}

/** The cues that fit in the video's length. */
export const cuesWithin = (cues: readonly Cue[], duration: number): readonly Cue[] =>
  cues
    .filter(({ start }) => start < duration)
    .map(({ start, end, text }) => ({ start, end: Math.min(end, duration), text }));
