import { type Span as ApiSpan, SpanStatusCode } from '@opentelemetry/api';
import { type Attributes, plainWord, safeAttributes, type Span, type SpanKind } from '../span.js';
import { formatTraceParent } from '../trace-parent.js';

/** Spans that a request or job may still start. */
export interface Allowance {
  left: number;
  refused: number;
}

export type StartChild = (parent: ApiSpan, name: string, kind: SpanKind, attributes: Attributes) => ApiSpan;

/** A recorded piece of work. Nothing passes to the package without `safeAttributes` or `plainWord`. */
export class OtelSpan implements Span {
  readonly isRecorded = true;
  #statements = 0;
  #statementsMs = 0;
  #isEnded = false;

  constructor(
    private readonly inner: ApiSpan,
    private readonly allowance: Allowance,
    private readonly isFirst: boolean,
    private readonly startChild: StartChild,
  ) {}

  get traceId(): string {
    return this.inner.spanContext().traceId;
  }

  get traceParent(): string {
    const { traceId, spanId } = this.inner.spanContext();
    return formatTraceParent({ traceId, spanId, isSampled: true });
  }

  set(attributes: Attributes): void {
    this.inner.setAttributes(safeAttributes(attributes));
  }

  addStatement(milliseconds: number): void {
    this.#statements += 1;
    this.#statementsMs += milliseconds;
  }

  fail(type: string): void {
    this.inner.setAttribute('error.type', plainWord(type));
    this.inner.setStatus({ code: SpanStatusCode.ERROR });
  }

  child(name: string, kind: SpanKind, attributes: Attributes): Span | null {
    const { allowance } = this;
    if (allowance.left === 0) {
      allowance.refused += 1;
      return null;
    }
    allowance.left -= 1;
    const inner = this.startChild(this.inner, name, kind, attributes);
    return new OtelSpan(inner, allowance, false, this.startChild);
  }

  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    if (this.#statements > 0) {
      this.set({ 'entrevue.statements': this.#statements, 'entrevue.statements_ms': rounded(this.#statementsMs) });
    }
    if (this.isFirst && this.allowance.refused > 0) this.set({ 'entrevue.spans_left_out': this.allowance.refused });
    this.inner.end();
  }
}

const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;
