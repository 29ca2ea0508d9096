import { letterBlocks, lookalikes, zeros } from './lookalikes.js';

/** A text in plain lower-case characters and digits, with the original position of each. */
export interface Folded {
  readonly text: string;
  /** For each UTF-16 unit of the folded text, the start and end of its original. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

const known = new Map<string, string>();
/** Bounds the cache: text with very many distinct characters is computed each time. */
const MAX_CACHED = 10_000;

/** Lower case, without accents, in Latin characters if it looks like one; empty for marks and invisible characters. */
function plain(character: string): string {
  const cached = known.get(character);
  if (cached !== undefined) return cached;
  const folded = computePlain(character);
  if (known.size < MAX_CACHED) known.set(character, folded);
  return folded;
}

function computePlain(character: string): string {
  const [own, twin] = [blockLetter(character), lookalikes.get(character)];
  const shown = own ?? twin ?? character;
  return [...shown.normalize('NFKD')]
    .map((part) => lookalikes.get(part) ?? part)
    .join('')
    .replace(/[\p{M}\p{Cf}\u115F\u1160\u3164\uFFA0]/gu, '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .toLowerCase()
    .replace(/\s/gu, ' ');
}

function blockLetter(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  const first = letterBlocks.find((block) => code >= block && code < block + 26);
  return first === undefined ? undefined : String.fromCharCode(97 + code - first);
}

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** Positions of folded units. The array grows, because some characters fold to several. */
class Positions {
  #values: Int32Array;
  #length = 0;

  constructor(expected: number) {
    this.#values = new Int32Array(expected + 16);
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Int32Array(this.#values.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length] = value;
    this.#length += 1;
  }

  replaceLast(value: number): void {
    if (this.#length > 0) this.#values[this.#length - 1] = value;
  }

  all(): Int32Array {
    return this.#values.subarray(0, this.#length);
  }
}

const asciiOrOne = /[\0-\x7f]+|[^\0-\x7f]/gu;

export function fold(text: string): Folded {
  const starts = new Positions(text.length);
  const ends = new Positions(text.length);
  let folded = '';
  for (const { 0: piece, index } of text.matchAll(asciiOrOne)) {
    if (piece.charCodeAt(0) < 128) {
      for (let at = index; at < index + piece.length; at += 1) {
        starts.push(at);
        ends.push(at + 1);
      }
      folded += piece.toLowerCase().replace(/[\t\n\r]/g, ' ');
      continue;
    }
    const letters = plain(piece);
    const end = index + piece.length;
    // A mark extends the character before it.
    if (letters === '') ends.replaceLast(end);
    for (let unit = 0; unit < letters.length; unit += 1) {
      starts.push(index);
      ends.push(end);
    }
    folded += letters;
  }
  return { text: folded, starts: starts.all(), ends: ends.all() };
}
