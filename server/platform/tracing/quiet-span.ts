import type { Attributes, Span } from './span.js';
import { formatTraceParent, newSpanId } from './trace-parent.js';

/** A piece of work that failed in a trace that is not recorded. */
export interface FailedWork {
  readonly spanId: string;
  readonly startedAt: number;
  readonly attributes: Attributes;
  readonly error: string;
}

/** Passes on the ids of a trace that is not recorded. It keeps just enough to record its own work after all if it fails. */
export class QuietSpan implements Span {
  readonly isRecorded = false;
  readonly #spanId = newSpanId();
  readonly #startedAt = Date.now();
  readonly #attributes: Attributes[];
  #error: string | null = null;
  #isEnded = false;

  /** @param record called at the end if the work failed. */
  constructor(
    readonly traceId: string,
    attributes: Attributes,
    private readonly record: (failed: FailedWork) => void,
  ) {
    this.#attributes = [attributes];
  }

  get traceParent(): string {
    return formatTraceParent({ traceId: this.traceId, spanId: this.#spanId, isSampled: false });
  }

  set(attributes: Attributes): void {
    this.#attributes.push(attributes);
  }

  addStatement(): void {
    // Counted for recorded work only.
  }

  fail(type: string): void {
    this.#error = type;
  }

  child(): null {
    return null;
  }

  end(): void {
    if (this.#isEnded || this.#error === null) return;
    this.#isEnded = true;
    const attributes: Attributes = Object.assign({}, ...this.#attributes) as Attributes;
    this.record({ spanId: this.#spanId, startedAt: this.#startedAt, attributes, error: this.#error });
  }
}
