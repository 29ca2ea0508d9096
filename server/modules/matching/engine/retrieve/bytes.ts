const WORD = 4;
const MAX_NUMBER = 2 ** 32 - 1;

/** Bytes that are not what was written, for example cut off. */
export class UnreadableBytes extends Error {
  constructor() {
    super('the bytes end early or have another form');
    this.name = 'UnreadableBytes';
  }
}

/**
 * Writes arrays of numbers and texts one after the other, in the byte order of the machine. It keeps references until {@link join},
 * so call that before the arrays change. Each array starts at a multiple of four bytes, so that it is read without copying it first.
 */
export class ByteWriter {
  readonly #parts: Uint8Array[] = [];
  #length = 0;

  number(value: number): void {
    if (!Number.isInteger(value) || value < 0 || value > MAX_NUMBER) throw new RangeError('not a number of 32 bits');
    this.#add(new Uint8Array(Uint32Array.of(value).buffer));
  }

  array(numbers: Uint8Array | Uint16Array | Uint32Array): void {
    this.number(numbers.byteLength);
    this.#add(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength));
  }

  texts(texts: Iterable<string>): void {
    this.array(new TextEncoder().encode(JSON.stringify([...texts])));
  }

  join(): Uint8Array {
    const bytes = new Uint8Array(this.#length);
    let at = 0;
    for (const part of this.#parts) {
      bytes.set(part, at);
      at += roundedUp(part.length);
    }
    return bytes;
  }

  #add(part: Uint8Array): void {
    this.#parts.push(part);
    this.#length += roundedUp(part.length);
  }
}

/** Reads what a {@link ByteWriter} wrote, in the same order. Arrays are views of the bytes. @throws UnreadableBytes */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    // Arrays of numbers must start at a multiple of their size.
    this.#bytes = bytes.byteOffset % WORD === 0 ? bytes : Uint8Array.from(bytes);
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  number(): number {
    const { buffer, byteOffset } = this.#take(WORD);
    return new Uint32Array(buffer, byteOffset, 1)[0]!;
  }

  bytes(): Uint8Array {
    return this.#take(this.number());
  }

  shorts(): Uint16Array {
    const { buffer, byteOffset, length } = this.bytes();
    if (length % 2 !== 0) throw new UnreadableBytes();
    return new Uint16Array(buffer, byteOffset, length / 2);
  }

  words(): Uint32Array {
    const { buffer, byteOffset, length } = this.bytes();
    if (length % WORD !== 0) throw new UnreadableBytes();
    return new Uint32Array(buffer, byteOffset, length / WORD);
  }

  texts(): readonly string[] {
    try {
      return JSON.parse(new TextDecoder().decode(this.bytes())) as string[];
    } catch {
      throw new UnreadableBytes();
    }
  }

  #take(length: number): Uint8Array {
    if (length > this.#bytes.length - this.#at) throw new UnreadableBytes();
    const taken = this.#bytes.subarray(this.#at, this.#at + length);
    this.#at += roundedUp(length);
    return taken;
  }
}

const roundedUp = (length: number): number => Math.ceil(length / WORD) * WORD;
