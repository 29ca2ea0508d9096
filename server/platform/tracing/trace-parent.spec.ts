import { formatTraceParent, isInRatio, newSpanId, newTraceId, parseTraceParent } from './trace-parent.js';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

describe('traceparent', () => {
  it('is read and written as W3C Trace Context says', () => {
    const parent = { traceId, spanId, isSampled: true };
    expect(parseTraceParent(`00-${traceId}-${spanId}-01`)).toEqual(parent);
    expect(parseTraceParent(`00-${traceId}-${spanId}-00`)).toEqual({ ...parent, isSampled: false });
    expect(parseTraceParent(`cc-${traceId}-${spanId}-03-more`)).toEqual(parent);
    expect(parseTraceParent(formatTraceParent(parent))).toEqual(parent);
    expect(
      parseTraceParent(formatTraceParent({ traceId: newTraceId(), spanId: newSpanId(), isSampled: true })),
    ).not.toBe(null);
  });

  it.each([
    undefined,
    null,
    7,
    '',
    'hello',
    `ff-${traceId}-${spanId}-01`,
    `00-${traceId.toUpperCase()}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId}-${spanId}-1`,
    `00-${traceId}-${spanId}-01x`,
    `00-${traceId}-${spanId}-01-${'x'.repeat(200)}`,
  ])('is ignored if it is invalid: %p', (value) => {
    expect(parseTraceParent(value)).toBeNull();
  });

  it('decides by its id alone, at any share', () => {
    const ids = Array.from({ length: 2_000 }, newTraceId);
    const shareOf = (ratio: number): number => ids.filter((id) => isInRatio(id, ratio)).length / ids.length;
    expect(shareOf(0)).toBe(0);
    expect(shareOf(1)).toBe(1);
    expect(shareOf(0.25)).toBeGreaterThan(0.19);
    expect(shareOf(0.25)).toBeLessThan(0.31);
    expect(ids.every((id) => isInRatio(id, 0.25) === isInRatio(id, 0.25))).toBe(true);
  });
});
