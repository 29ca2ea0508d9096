import { AsyncLocalStorage } from 'node:async_hooks';
import { type Attributes, type Span, type SpanKind, typeOfError } from './span.js';

const active = new AsyncLocalStorage<Span>();

/** @returns undefined outside of a traced request or job, and always if tracing is off. */
export const currentSpan = (): Span | undefined => active.getStore();

export function runInSpan<T>(span: Span, work: () => T): T {
  return active.run(span, work);
}

/**
 * Measures a piece of work as part of the request or job that it belongs to. Without one it only does the work.
 *
 * @param name a few words that we choose.
 * @example await traced('email', 'client', () => mailer.send(email));
 */
export function traced<T>(
  name: string,
  kind: SpanKind,
  work: () => Promise<T>,
  attributes: Attributes = {},
): Promise<T> {
  const parent = active.getStore();
  if (!parent?.isRecorded) return work();
  const span = parent.child(name, kind, attributes);
  return span ? active.run(span, () => untilEnd(span, work)) : work();
}

/** Ends the span with its work, and marks it if the work fails. */
export async function untilEnd<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    span.fail(typeOfError(error));
    throw error;
  } finally {
    span.end();
  }
}

/**
 * Notes that work was passed on.
 *
 * @returns the `traceparent` to store with it; null outside of a trace.
 */
export function traceParentFor(name: string, attributes: Attributes): string | null {
  const parent = active.getStore();
  if (!parent) return null;
  const span = parent.isRecorded ? parent.child(name, 'producer', attributes) : null;
  span?.end();
  return (span ?? parent).traceParent;
}
