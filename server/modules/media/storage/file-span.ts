import type { FileHandle } from 'node:fs/promises';
import { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ByteSpan } from './media-storage.js';

const BLOCK_BYTES = 256 * 1024;
/** Pool of reusable blocks: 16 MiB at most. */
const MAX_WAITING = 64;
const waiting: Buffer[] = [];

const takeBlock = (): Buffer => waiting.pop() ?? Buffer.allocUnsafeSlow(BLOCK_BYTES);
const giveBack = (block: Buffer): void => void (waiting.length < MAX_WAITING && waiting.push(block));

/**
 * A part of a file as a stream. For HTTP responses it reuses one block: each piece is written before the next is read. Node's own
 * streams allocate memory for each piece, and that memory outside the heap triggered a full garbage collection about every 150
 * MB.
 * Other readers get their own memory, because they may keep it.
 */
export class FileSpan extends Readable {
  #at: number;
  readonly #end: number;

  /** @param file open for reading; this stream closes it in any case */
  constructor(
    private readonly file: FileHandle,
    { start, end }: ByteSpan,
  ) {
    super({ highWaterMark: BLOCK_BYTES });
    this.#at = start;
    this.#end = end;
  }

  override _read(): void {
    const block = Buffer.allocUnsafeSlow(Math.min(BLOCK_BYTES, Math.max(0, this.#left)));
    this.#fill(block).then(
      (piece) => this.push(piece.length > 0 ? piece : null),
      (error: Error) => this.destroy(error),
    );
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.file.close().then(
      () => done(error),
      (failure: Error) => done(error ?? failure),
    );
  }

  override pipe<Target extends NodeJS.WritableStream>(target: Target, options?: { end?: boolean }): Target {
    if (!(target instanceof ServerResponse) || options?.end === false) return super.pipe(target, options);
    void this.#pour(target);
    return target;
  }

  get #left(): number {
    return this.#end + 1 - this.#at;
  }

  /** @returns the bytes read into the block; empty at the end */
  async #fill(block: Buffer): Promise<Buffer> {
    const length = Math.min(block.length, this.#left);
    if (length <= 0) return block.subarray(0, 0);
    const { bytesRead } = await this.file.read(block, 0, length, this.#at);
    // The reader was promised more bytes and would wait for them.
    if (bytesRead === 0) throw new Error(`the file ends at ${this.#at}, before ${this.#end}`);
    this.#at += bytesRead;
    return block.subarray(0, bytesRead);
  }

  async #pour(answer: ServerResponse): Promise<void> {
    const block = takeBlock();
    const gone = new Promise<'gone'>((resolve) => answer.once('close', () => resolve('gone')));
    try {
      for (;;) {
        const piece = await this.#fill(block);
        if (piece.length === 0) break;
        // A client may disconnect at any time. The system may still use the block, so do not reuse it.
        if ((await Promise.race([written(answer, piece), gone])) === 'gone') return void this.destroy();
      }
      giveBack(block);
      answer.end();
      this.push(null);
      this.resume();
    } catch (error) {
      this.destroy(error as Error);
    }
  }
}

/** Resolves when the system has sent the piece and its memory can be reused; never if the client is gone. */
const written = (answer: ServerResponse, piece: Buffer): Promise<'sent' | 'gone'> =>
  new Promise((resolve) => {
    answer.write(piece, (error) => resolve(error ? 'gone' : 'sent'));
  });
