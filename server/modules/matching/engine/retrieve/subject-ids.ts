import { type ByteReader, type ByteWriter, UnreadableBytes } from './bytes.js';
import { roomFor } from './memory.js';

const WORDS = 4;
const FIRST_ROOM = 16;
const FREE = -1;
const digits = Buffer.from('0123456789abcdef', 'latin1');
/** Buffer to write a UUID, and the positions of its digits. */
const written = Buffer.from('00000000-0000-0000-0000-000000000000', 'latin1');
const places = Uint8Array.from([...written.keys()].filter((at) => written[at] === digits[0]));
/** With a higher load factor, linear probing gets slow. */
const FULLEST = 0.6;

/** UUIDs and their numbers in an index, 24 bytes each. As strings in a Map, a million would take 120 MB. */
export class SubjectIds {
  #words = new Uint32Array(FIRST_ROOM * WORDS);
  /** Numbers by hash, with linear probing; {@link FREE} marks an empty place. */
  #table = new Int32Array(FIRST_ROOM * 2).fill(FREE);
  #alive: Uint8Array = new Uint8Array(FIRST_ROOM);
  #length = 0;
  #living = 0;

  /** The highest number plus one. */
  get length(): number {
    return this.#length;
  }

  get living(): number {
    return this.#living;
  }

  get bytes(): number {
    return this.#words.byteLength + this.#table.byteLength + this.#alive.byteLength;
  }

  /** 1 for numbers in use. */
  get alive(): Uint8Array {
    return this.#alive;
  }

  find(id: string): number | null {
    const words = wordsOf(id);
    for (let at = hashOf(words) & (this.#table.length - 1); ; at = (at + 1) & (this.#table.length - 1)) {
      const number = this.#table[at]!;
      if (number === FREE) return null;
      if (this.#alive[number] === 1 && this.#is(number, words)) return number;
    }
  }

  /** Returns a number higher than all before. @param id must not be in the index. */
  add(id: string): number {
    if (this.#length === this.#alive.length) this.#widen();
    const number = this.#length;
    this.#words.set(wordsOf(id), number * WORDS);
    this.#alive[number] = 1;
    this.#length += 1;
    this.#living += 1;
    this.#place(number);
    return number;
  }

  remove(number: number): void {
    if (this.#alive[number] !== 1) return;
    this.#alive[number] = 0;
    this.#living -= 1;
  }

  id(number: number): string {
    for (let digit = 0; digit < places.length; digit += 1) {
      const value = this.#words[number * WORDS + (digit >>> 3)]!;
      written[places[digit]!] = digits[(value >>> (28 - 4 * (digit & 7))) & 15]!;
    }
    return written.toString('latin1');
  }

  /** Negative if the first id is lower. */
  compare(one: number, other: number): number {
    for (let word = 0; word < WORDS; word += 1) {
      const difference = this.#words[one * WORDS + word]! - this.#words[other * WORDS + word]!;
      if (difference !== 0) return difference;
    }
    return 0;
  }

  /** Compares two numbers of equal points: negative if the first comes first. See {@link inTurn}. */
  compareInTurn(one: number, other: number, turn: number): number {
    if (turn !== 0) {
      const [first, second] = [this.#wordsAt(one), this.#wordsAt(other)].map((words) => hashOf(words, turn));
      if (first !== second) return first! - second!;
    }
    return this.compare(one, other);
  }

  /** Closes gaps. @returns new number of each old one, in the same order; negative if removed. */
  compact(): Int32Array {
    const numbers = new Int32Array(this.#length);
    let kept = 0;
    for (let number = 0; number < this.#length; number += 1) {
      numbers[number] = this.#alive[number] === 1 ? kept : -1;
      if (this.#alive[number] !== 1) continue;
      this.#words.copyWithin(kept * WORDS, number * WORDS, (number + 1) * WORDS);
      kept += 1;
    }
    this.#length = kept;
    this.#words = this.#words.slice(0, Math.max(FIRST_ROOM, kept) * WORDS);
    this.#alive = new Uint8Array(roomFor(Math.max(FIRST_ROOM, kept))).fill(1, 0, kept);
    this.#rehash();
    return numbers;
  }

  write(out: ByteWriter): void {
    out.array(this.#words.subarray(0, this.#length * WORDS));
    out.array(this.#alive.subarray(0, this.#length));
  }

  /** Replaces the content with what {@link write} wrote. */
  read(from: ByteReader): void {
    const words = from.words();
    const alive = from.bytes();
    if (words.length !== alive.length * WORDS) throw new UnreadableBytes();
    const room = Math.max(FIRST_ROOM, alive.length);
    this.#words = new Uint32Array(room * WORDS);
    this.#words.set(words);
    this.#alive = new Uint8Array(roomFor(room));
    this.#alive.set(alive);
    this.#length = alive.length;
    this.#living = alive.reduce((sum, each) => sum + each, 0);
    this.#rehash();
  }

  #widen(): void {
    const room = Math.ceil(this.#alive.length * 1.5);
    const words = new Uint32Array(room * WORDS);
    words.set(this.#words);
    const alive = new Uint8Array(roomFor(room));
    alive.set(this.#alive);
    this.#words = words;
    this.#alive = alive;
    if (room > this.#table.length * FULLEST) this.#rehash();
  }

  #rehash(): void {
    let room = FIRST_ROOM * 2;
    while (this.#alive.length > room * FULLEST) room *= 2;
    this.#table = new Int32Array(room).fill(FREE);
    for (let number = 0; number < this.#length; number += 1) if (this.#alive[number] === 1) this.#place(number);
  }

  #place(number: number): void {
    const mask = this.#table.length - 1;
    let at = hashOf(this.#wordsAt(number)) & mask;
    while (this.#table[at] !== FREE) at = (at + 1) & mask;
    this.#table[at] = number;
  }

  #wordsAt(number: number): Uint32Array {
    return this.#words.subarray(number * WORDS, (number + 1) * WORDS);
  }

  #is(number: number, words: Uint32Array): boolean {
    for (let word = 0; word < WORDS; word += 1) {
      if (this.#words[number * WORDS + word] !== words[word]) return false;
    }
    return true;
  }
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function wordsOf(id: string): Uint32Array {
  if (!uuid.test(id)) throw new RangeError('an index holds UUIDs in lower case');
  const hex = id.replaceAll('-', '');
  return Uint32Array.from({ length: WORDS }, (_, word) => Number.parseInt(hex.slice(word * 8, word * 8 + 8), 16));
}

/**
 * Orders ids with equal points: by a hash with `turn`, or by id if `turn` is 0.
 * Ids start with their creation time, so without turns the oldest accounts would always come first.
 */
export function inTurn(one: string, other: string, turn: number): number {
  const [first, second] = turn === 0 ? [0, 0] : [hashOf(wordsOf(one), turn), hashOf(wordsOf(other), turn)];
  return first - second || (one < other ? -1 : 1);
}

/** A different order for each asker and day, never 0. @param day days since 1970. */
export function turnOf(asker: string, day: number): number {
  return hashOf(wordsOf(asker), day) || 1;
}

function hashOf(words: ArrayLike<number>, seed = 0): number {
  let hash = Math.imul(seed, 0x85ebca6b);
  for (let word = 0; word < WORDS; word += 1) {
    hash = Math.imul(hash ^ words[word]!, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}
