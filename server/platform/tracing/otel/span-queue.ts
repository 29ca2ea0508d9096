import type { ReadableSpan, SpanExporter, SpanProcessor } from '@opentelemetry/sdk-trace';

export type Outcome = 'exported' | 'failed' | 'dropped';

export interface SpanQueueOptions {
  readonly exporter: SpanExporter;
  /** Called with the number of spans that were exported, failed or dropped. */
  readonly count: (outcome: Outcome, spans: number) => void;
  /** Called with true when the collector refuses spans, and with false when it accepts them again. */
  readonly onTrouble: (isAway: boolean) => void;
  /** Max time in milliseconds for spans that wait when the process stops. */
  readonly closeMs: number;
  readonly capacity?: number;
}

/** About 2 MB at most. */
const CAPACITY = 2_048;
/** Turning so many spans into JSON takes about two milliseconds, in which no request is served. */
const BATCH = 128;
const EVERY_MS = 2_000;
/** The exporter's code for success (`ExportResultCode` of @opentelemetry/core, which is no dependency of ours). */
const SUCCESS = 0;

/**
 * Ended spans that wait for the collector. At most 2,048 wait and one batch is being sent; if the collector is slow or unavailable, further
 * spans are dropped. The package's own processor does not count dropped spans, so an operator would not see them.
 */
export class SpanQueue implements SpanProcessor {
  #waiting: ReadableSpan[] = [];
  #sending: Promise<void> | null = null;
  #isClosed = false;
  #isAway = false;
  readonly #timer: NodeJS.Timeout;
  readonly #capacity: number;

  constructor(private readonly options: SpanQueueOptions) {
    this.#capacity = options.capacity ?? CAPACITY;
    this.#timer = setInterval(() => void this.#send(), EVERY_MS);
    this.#timer.unref();
  }

  onStart(): void {
    // Only ended spans count.
  }

  onEnd(span: ReadableSpan): void {
    if (this.#isClosed || this.#waiting.length >= this.#capacity) {
      this.options.count('dropped', 1);
      return;
    }
    this.#waiting.push(span);
    // After a failure only the timer tries again.
    if (this.#waiting.length >= BATCH && !this.#isAway) void this.#send();
  }

  async forceFlush(): Promise<void> {
    do await this.#send();
    while (this.#waiting.length > 0 && !this.#isAway);
  }

  async shutdown(): Promise<void> {
    clearInterval(this.#timer);
    const isDone = await endsWithin(this.options.closeMs, this.forceFlush());
    this.#isClosed = true;
    this.options.count('dropped', this.#waiting.length);
    this.#waiting = [];
    // The package's shutdown waits for the last request, also if the collector is silent.
    if (isDone) await this.options.exporter.shutdown();
  }

  #send(): Promise<void> {
    this.#sending ??= this.#sendBatches().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  async #sendBatches(): Promise<void> {
    do {
      const batch = this.#waiting.splice(0, BATCH);
      if (batch.length === 0) return;
      const isTaken = await this.#export(batch);
      this.options.count(isTaken ? 'exported' : 'failed', batch.length);
      if (isTaken === this.#isAway) this.options.onTrouble(!isTaken);
      this.#isAway = !isTaken;
    } while (this.#waiting.length >= BATCH && !this.#isAway);
  }

  #export(batch: ReadableSpan[]): Promise<boolean> {
    return new Promise((resolve) => {
      try {
        this.options.exporter.export(batch, ({ code }) => resolve(Number(code) === SUCCESS));
      } catch {
        // Counted as failed: an error of tracing must not reach the product.
        resolve(false);
      }
    });
  }
}

async function endsWithin(milliseconds: number, work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  const isDone = await Promise.race([work.then(() => true as const), late]);
  clearTimeout(timer);
  return isDone;
}
