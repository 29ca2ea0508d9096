import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { runInSpan, untilEnd } from './active-span.js';
import { QuietSpan } from './quiet-span.js';
import type { Attributes, Span, SpanKind } from './span.js';
import { isInRatio, newTraceId, parseTraceParent, type TraceParent } from './trace-parent.js';

/** The first piece of work of a trace in this process. */
export interface Beginning {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes: Attributes;
  /** Header or stored value of `traceparent`; without a valid one a new trace begins. */
  readonly parent: unknown;
  /** False for a header of a browser, which must not decide what we record. */
  readonly isOurs: boolean;
}

export interface Recording extends Pick<Beginning, 'name' | 'kind' | 'attributes'> {
  readonly traceId: string;
  readonly parent: TraceParent | null;
  /** Set for work that is recorded afterwards. */
  readonly spanId?: string;
  /** Milliseconds since 1970; now by default. */
  readonly startedAt?: number;
}

/** Records spans and sends them to a collector. */
export interface Recorder {
  start(recording: Recording): Span;
  /** Sends the waiting spans; stops after two seconds. */
  close(): Promise<void>;
}

/**
 * Decides which traces are recorded: a share of them by their id, so that all processes decide the same, and failed work always. Without
 * a recorder tracing is off, and every method does nothing.
 */
@Injectable()
export class Tracing implements OnApplicationShutdown {
  constructor(
    private readonly recorder: Recorder | null,
    /** From 0 to 1. */
    private readonly ratio: number,
  ) {}

  get isOn(): boolean {
    return this.recorder !== null;
  }

  /** The caller ends the span. @returns null if tracing is off. */
  begin(beginning: Beginning): Span | null {
    const { recorder } = this;
    if (!recorder) return null;
    const { name, kind, attributes, isOurs } = beginning;
    const parent = parseTraceParent(beginning.parent);
    const traceId = parent?.traceId ?? newTraceId();
    const isRecorded = parent && isOurs ? parent.isSampled : isInRatio(traceId, this.ratio);
    if (isRecorded) return recorder.start({ name, kind, attributes, traceId, parent });
    return new QuietSpan(traceId, attributes, (failed) => {
      const { error, ...rest } = failed;
      const span = recorder.start({ name, kind, traceId, parent, ...rest });
      span.fail(error);
      span.end();
    });
  }

  /** Does work as the first of a trace in this process, and gives it the span if tracing is on. */
  run<T>(beginning: Beginning, work: (span: Span | null) => Promise<T>): Promise<T> {
    const span = this.begin(beginning);
    return span ? runInSpan(span, () => untilEnd(span, () => work(span))) : work(null);
  }

  /** Nest calls this after requests and jobs have ended. */
  async onApplicationShutdown(): Promise<void> {
    await this.recorder?.close();
  }
}
