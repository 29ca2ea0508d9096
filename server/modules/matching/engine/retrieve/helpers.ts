import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { Enquiry } from './enquiry.js';
import { type HelperStart, type HelpWanted, places, states, type Survivors } from './help.js';

/** More would wait for memory rather than for a processor. */
const MOST_HELPERS = 3;
/** Below so many blocks a question is answered before a thread has woken up. */
const FEWEST_BLOCKS = 3;
/** So many survivors each thread can leave; one that has no room for another block takes none. */
const CAPACITY = 65_536;
/** A thread that has begun and takes longer is lost. */
const LONGEST_MS = 1_000;

// Built or not, the thread's program stands beside this file under the same ending.
const program = new URL(`./helper-thread${extname(import.meta.url)}`, import.meta.url);

interface Helper {
  readonly worker: Worker;
  readonly port: MessagePort;
  readonly survivors: Survivors;
}

/** A thread that had taken blocks came to nothing: what it should have read is to be read again. */
export class HelperLost extends Error {
  constructor() {
    super('a thread that reads the matching index was lost');
  }
}

/**
 * Threads that read blocks of an index beside the one that asks, which goes on reading itself and waits for no thread that has not
 * begun: with helpers that are late, or none, the same answer takes longer. They see the memory of the index and know nothing
 * of what it is about. They start with the first question that is worth it.
 */
export class Helpers {
  readonly #count: number;
  readonly #onLost: (error: unknown) => void;
  readonly #wake = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  #helpers: readonly Helper[] | null = null;
  #isClosed = false;

  /** @param onLost is told when a thread broke: from then on there are none. */
  constructor(onLost: (error: unknown) => void, count = Math.min(MOST_HELPERS, availableParallelism() - 1)) {
    this.#onLost = onLost;
    this.#count = count;
  }

  /** @returns null where the question is too small, or there is nobody to help. */
  ask(enquiry: Enquiry): Help | null {
    if (this.#isClosed || this.#count < 1 || enquiry.blocks < FEWEST_BLOCKS) return null;
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

  /** Goes on without threads, after one of them broke. */
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
    // A process that has nothing else to do ends, and one whose helper breaks goes on without: questions notice by themselves.
    worker.unref();
    port.unref();
    worker.once('error', (error) => this.giveUp(error));
    return { worker, port, survivors };
  }
}

/** The help with one question. */
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
    // The first block is for the one that asks: it shows what the others have to reach.
    this.#control[places.nextBlock] = 1;
  }

  wanted(enquiry: Enquiry, at: number): HelpWanted {
    return { enquiry, control: this.#control, own: this.#own(at) };
  }

  /** A block that nobody has read, or null when none is left. */
  take(): number | null {
    const block = Atomics.add(this.#control, places.nextBlock, 1);
    return block < this.#blocks ? block : null;
  }

  /** Says how many points have to be reached by now. */
  tell(least: number): void {
    this.#least[places.least] = Math.max(0, least);
    if (Atomics.exchange(this.#control, places.isTold, 1) === 0) Atomics.notify(this.#control, places.isTold);
  }

  /**
   * Whom the threads leave, once they have finished.
   *
   * @throws HelperLost
   */
  survivors(): readonly (Survivors & { readonly length: number })[] {
    return this.#survivors.flatMap((survivors, at) => {
      const own = this.#own(at);
      const state = own + places.state;
      // Who has not begun is not waited for.
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
