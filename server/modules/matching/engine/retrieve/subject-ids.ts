import { roomFor } from './memory.js';

const WORDS = 4;
const FIRST_ROOM = 16;
const FREE = -1;
const digits = Buffer.from('0123456789abcdef', 'latin1');
/** Room to write one in, and where its digits stand. */
const written = Buffer.from('00000000-0000-0000-0000-000000000000', 'latin1');
const places = Uint8Array.from([...written.keys()].filter((at) => written[at] === digits[0]));
/** Taken places above this share make a search for one long. */
const FULLEST = 0.6;

/** UUIDs and the numbers they have in an index, in 24 bytes each: as strings in a map a million of them would take 120 MB. */
export class SubjectIds {
  #words = new Uint32Array(FIRST_ROOM * WORDS);
  /** Numbers by hash, with linear probing; {@link FREE} where there is none. */
  #table = new Int32Array(FIRST_ROOM * 2).fill(FREE);
  #alive: Uint8Array = new Uint8Array(FIRST_ROOM);
  #length = 0;
  #living = 0;

  /** One more than the highest number. */
  get length(): number {
    return this.#length;
  }

  get living(): number {
    return this.#living;
  }

  get bytes(): number {
    return this.#words.byteLength + this.#table.byteLength + this.#alive.byteLength;
  }

  /** 1 for the numbers that are in use. */
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

  /** A number higher than all before. @param id one that is not here. */
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

  /** Negative where the first is the lower id. */
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

  /** Closes the gaps. @returns the new number of each old one, in the same order; negative for who is gone. */
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
 * Orders ids of equal points: by a hash with `turn`, so that another turn puts others first; by id where `turn` is 0. Without
 * turns the oldest accounts would always come first, because ids begin with the time they were made.
 */
export function inTurn(one: string, other: string, turn: number): number {
  const [first, second] = turn === 0 ? [0, 0] : [hashOf(wordsOf(one), turn), hashOf(wordsOf(other), turn)];
  return first - second || (one < other ? -1 : 1);
}

/** A turn for one who asks on one day, never 0. @param day days since 1970. */
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
