import { Worker } from 'node:worker_threads';
import type { Language } from '../http/language.js';
import type { WrittenPage } from './written-page.js';

export interface PageQuestion {
  /** Path and query. */
  readonly address: string;
  readonly language: Language;
}

export interface PageRead {
  readonly status: number;
  readonly body: string;
}

/** Answers what a page asks for. */
export type ReadForPage = (address: string, language: Language) => Promise<PageRead>;

type ThreadMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'read'; readonly id: number; readonly address: string; readonly language: Language }
  | { readonly kind: 'page'; readonly id: number; readonly parts: WrittenPage | null }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };

interface Asked {
  readonly resolve: (page: WrittenPage | null) => void;
  readonly reject: (error: Error) => void;
}

const MEMORY_MB = 256;
/** A thread that does not answer for so long has hung; it is ended, and the next page starts another one (milliseconds). */
const HUNG_MS = 10_000;

/** The client's program that writes pages (client/rendering/worker.ts), in a thread: requests do not wait for its work. */
export class PageThread {
  readonly #worker: Worker;
  readonly #asked = new Map<number, Asked>();
  #last = 0;
  #isOver = false;

  constructor(
    file: string,
    private readonly read: ReadForPage,
  ) {
    this.#worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB }, execArgv: [] });
    this.#worker.unref();
    this.#worker.on('message', (message: ThreadMessage) => this.receive(message));
    this.#worker.on('error', (error) => this.end(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', () => this.end(new Error('The thread that writes pages has ended')));
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Pages that are being written. */
  get load(): number {
    return this.#asked.size;
  }

  write(page: PageQuestion): Promise<WrittenPage | null> {
    return new Promise((resolve, reject) => {
      this.#last += 1;
      const hung = setTimeout(() => void this.stop(), HUNG_MS).unref();
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(hung);
          settle(value);
        };
      this.#asked.set(this.#last, { resolve: settled(resolve), reject: settled(reject) });
      this.#worker.postMessage({ kind: 'render', id: this.#last, page });
    });
  }

  async stop(): Promise<void> {
    this.end(new Error('Stopped'));
    await this.#worker.terminate();
  }

  private receive(message: ThreadMessage): void {
    switch (message.kind) {
      case 'ready':
        return;
      case 'read':
        void this.answer(message.id, message.address, message.language);
        return;
      case 'page':
        this.#asked.get(message.id)?.resolve(message.parts);
        break;
      case 'failed':
        this.#asked.get(message.id)?.reject(new Error(message.reason));
        break;
    }
    this.#asked.delete(message.id);
  }

  private async answer(id: number, address: string, language: Language): Promise<void> {
    const failed = { status: 503, body: '{}' };
    const answer = await this.read(address, language).catch(() => failed);
    if (!this.#isOver) this.#worker.postMessage({ kind: 'answer', id, answer });
  }

  private end(error: Error): void {
    this.#isOver = true;
    for (const { reject } of this.#asked.values()) reject(error);
    this.#asked.clear();
  }
}
