import { randomBytes } from 'node:crypto';

/** The parsed header `traceparent` (W3C Trace Context). */
export interface TraceParent {
  readonly traceId: string;
  readonly spanId: string;
  readonly isSampled: boolean;
}

/** Any version but ff, which the standard forbids; later versions may add fields at the end. */
const header = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/;
const zero = /^0+$/;

/** @returns null for a missing or an invalid one. */
export function parseTraceParent(value: unknown): TraceParent | null {
  const found = typeof value === 'string' && value.length <= 200 ? header.exec(value) : null;
  const [, traceId = '', spanId = '', flags = ''] = found ?? [];
  if (!found || zero.test(traceId) || zero.test(spanId)) return null;
  return { traceId, spanId, isSampled: (parseInt(flags, 16) & 1) === 1 };
}

export const formatTraceParent = ({ traceId, spanId, isSampled }: TraceParent): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;

export const newTraceId = (): string => randomBytes(16).toString('hex');
export const newSpanId = (): string => randomBytes(8).toString('hex');

/** Hexadecimal digits of a trace id that decide: 52 bits, the most that a number holds exactly. */
const DIGITS = 13;

/** Whether a trace is among the recorded ones. Every process decides the same, because only the id counts. */
export const isInRatio = (traceId: string, ratio: number): boolean =>
  parseInt(traceId.slice(-DIGITS), 16) / 16 ** DIGITS < ratio;
