import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { Enquiry } from './enquiry.js';
import { type HelperStart, type HelpWanted, places, states, type Survivors } from './help.js';

/** Max threads. More of them would wait for memory, not for a processor. */
const MAX_THREADS = 3;
/** With fewer blocks the answer is ready before a thread wakes up. */
const MIN_BLOCKS = 3;
/** Max survivors per thread. A thread without space for another block takes none. */
const CAPACITY = 65_536;
/** A thread that has started and takes longer is considered lost. */
const LONGEST_MS = 1_000;

// Source or build: the thread's program is beside this file with the same extension.
const program = new URL(`./helper-thread${extname(import.meta.url)}`, import.meta.url);

interface Helper {
  readonly worker: Worker;
  readonly port: MessagePort;
  readonly survivors: Survivors;
}

/** A thread failed after it took blocks, so the index must be read again. */
export class HelperLost extends Error {
  constructor() {
    super('a thread that reads the matching index was lost');
  }
}

/**
 * Threads that read blocks of an index in parallel with the asking thread. That thread reads too, and never waits for a thread
 * that has not started: with late threads, or none, the same answer takes longer.
 * They share the memory of the index and know nothing about the domain. They start with the first large question.
 */
export class Helpers {
  readonly #count: number;
  readonly #onLost: (error: unknown) => void;
  readonly #wake = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  #helpers: readonly Helper[] | null = null;
  #isClosed = false;

  /** @param onLost called once if a thread fails; from then on there are no threads. */
  constructor(onLost: (error: unknown) => void, count = Math.min(MAX_THREADS, availableParallelism() - 1)) {
    this.#onLost = onLost;
    this.#count = count;
  }

  /** @returns null if the question is too small or there are no threads. */
  ask(enquiry: Enquiry): Help | null {
    if (this.#isClosed || this.#count < 1 || enquiry.blocks < MIN_BLOCKS) return null;
    this.#helpers ??= Array.from({ length: this.#count }, () => this.#start());
    const help = new Help(
      enquiry.blocks,
      this.#helpers.map(({ survivors }) => survivors),
    );
    for (const [at, { port }] of this.#helpers.entries()) port.postMessage(help.wanted(enquiry, at));
    Atomics.add(this.#wake, 0, 1);
    Atomics.notify(this.#wake, 0);
    return help;
  }

  /** Continues without threads after one of them failed. */
  giveUp(error: unknown): void {
    if (this.#isClosed) return;
    this.#onLost(error);
    void this.close();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all((this.#helpers ?? []).map(({ worker }) => worker.terminate()));
    this.#helpers = null;
  }

  #start(): Helper {
    const { port1: port, port2 } = new MessageChannel();
    const room = (): SharedArrayBuffer => new SharedArrayBuffer(CAPACITY * 4);
    const survivors = {
      docs: new Uint32Array(room()),
      added: new Float32Array(room()),
      best: new Float32Array(room()),
      most: new Float32Array(room()),
    };
    const workerData: HelperStart<MessagePort> = { port: port2, wake: this.#wake, survivors };
    const worker = new Worker(program, { workerData, transferList: [port2], env: {}, name: 'matching-index' });
    // Threads do not keep the process alive. After an error the index works without them; running questions time out.
    worker.unref();
    port.unref();
    worker.once('error', (error) => this.giveUp(error));
    return { worker, port, survivors };
  }
}

/** Help with one question. */
export class Help {
  readonly #control: Int32Array;
  readonly #least: Float32Array;
  readonly #blocks: number;
  readonly #survivors: readonly Survivors[];

  constructor(blocks: number, survivors: readonly Survivors[]) {
    const length = places.firstOwn + survivors.length * places.ownLength;
    const memory = new SharedArrayBuffer(length * Int32Array.BYTES_PER_ELEMENT);
    this.#control = new Int32Array(memory);
    this.#least = new Float32Array(memory);
    this.#blocks = blocks;
    this.#survivors = survivors;
    // The asking thread takes the first block: its result sets the points to reach.
    this.#control[places.nextBlock] = 1;
  }

  wanted(enquiry: Enquiry, at: number): HelpWanted {
    return { enquiry, control: this.#control, own: this.#own(at) };
  }

  /** The next unread block; null if none is left. */
  take(): number | null {
    const block = Atomics.add(this.#control, places.nextBlock, 1);
    return block < this.#blocks ? block : null;
  }

  /** Publishes the points that a subject must reach now. */
  publish(least: number): void {
    this.#least[places.least] = Math.max(0, least);
    if (Atomics.exchange(this.#control, places.isTold, 1) === 0) Atomics.notify(this.#control, places.isTold);
  }

  /**
   * Waits for the threads and returns their survivors.
   *
   * @throws HelperLost
   */
  survivors(): readonly (Survivors & { readonly length: number })[] {
    return this.#survivors.flatMap((survivors, at) => {
      const own = this.#own(at);
      const state = own + places.state;
      // Do not wait for a thread that has not started.
      if (Atomics.compareExchange(this.#control, state, states.idle, states.tooLate) === states.idle) return [];
      const isLate = Atomics.wait(this.#control, state, states.busy, LONGEST_MS) === 'timed-out';
      if (isLate || Atomics.load(this.#control, state) !== states.done) throw new HelperLost();
      return [{ ...survivors, length: this.#control[own + places.left]! }];
    });
  }

  #own(at: number): number {
    return places.firstOwn + at * places.ownLength;
  }
}
