import type pg from 'pg';
import { currentSpan } from '../tracing/active-span.js';
import type { Span } from '../tracing/span.js';
import type { Tracing } from '../tracing/tracing.js';

type Query = (this: unknown, ...input: readonly unknown[]) => unknown;

/** Counts the statements of each traced piece of work, and their time. Never their text or values. */
export function traceStatements(pool: pg.Pool, tracing: Tracing): void {
  if (!tracing.isOn) return;
  pool.on('connect', (client) => {
    const counted = client as unknown as { query: Query };
    const send = counted.query;
    counted.query = function tracedQuery(this: unknown, ...input) {
      const span = currentSpan();
      if (!span?.isRecorded) return send.apply(this, [...input]);
      return untilAnswered(span, send.apply(this, [...input]));
    };
  });
}

/** Cursors and calls with a callback are counted without their time. */
function untilAnswered(span: Span, answer: unknown): unknown {
  if (!(answer instanceof Promise)) {
    span.addStatement(0);
    return answer;
  }
  const startedAt = performance.now();
  const note = (): void => span.addStatement(performance.now() - startedAt);
  answer.then(note, note);
  return answer;
}
