import { ifRangeHolds, isFresh, requestedRange, type Validators } from './byte-range.js';

const part = (start: number, end: number) => ({ kind: 'part', start, end });
const whole = { kind: 'whole' };
const unsatisfiable = { kind: 'unsatisfiable' };

describe('a Range header on 1000 bytes', () => {
  it.each([
    [undefined, whole],
    ['bytes=0-0', part(0, 0)],
    ['bytes=0-499', part(0, 499)],
    ['bytes=500-', part(500, 999)],
    ['bytes=999-', part(999, 999)],
    ['bytes=0-99999', part(0, 999)],
    ['bytes=-1', part(999, 999)],
    ['bytes=-1000', part(0, 999)],
    ['bytes=-5000', part(0, 999)],
    ['BYTES=1-2', part(1, 2)],
    ['bytes= 1 - 2 ', part(1, 2)],
    ['bytes=1000-', unsatisfiable],
    ['bytes=1000-2000', unsatisfiable],
    ['bytes=-0', unsatisfiable],
    // Malformed, unknown or several: RFC 9110 lets a server ignore these.
    ['bytes=5-4', whole],
    ['bytes=', whole],
    ['bytes=-', whole],
    ['bytes=a-b', whole],
    ['bytes=0-1,5-6', whole],
    ['items=0-1', whole],
    ['bytes=1.5-2', whole],
    ['bytes=0x1-2', whole],
    ['bytes=99999999999999999999-', whole],
    ['', whole],
  ])('%j asks for %j', (header, expected) => {
    expect(requestedRange(header, 1000)).toEqual(expected);
  });
});

describe('conditions', () => {
  const of: Validators = { etag: '"abc"', lastModified: new Date('2026-01-15T12:00:00.700Z') };
  const date = 'Thu, 15 Jan 2026 12:00:00 GMT';

  it.each([
    [{ ifNoneMatch: '"abc"' }, true],
    [{ ifNoneMatch: 'W/"abc"' }, true],
    [{ ifNoneMatch: '"x", "abc"' }, true],
    [{ ifNoneMatch: '*' }, true],
    [{ ifNoneMatch: '"x"' }, false],
    [{ ifNoneMatch: '"x"', ifModifiedSince: date }, false],
    [{ ifModifiedSince: date }, true],
    [{ ifModifiedSince: 'Thu, 15 Jan 2026 11:59:59 GMT' }, false],
    [{ ifModifiedSince: 'yesterday' }, false],
    [{}, false],
  ])('%j: still good %s', (headers, expected) => {
    expect(isFresh(headers, of)).toBe(expected);
  });

  it.each([
    [undefined, true],
    ['"abc"', true],
    ['W/"abc"', false],
    ['"x"', false],
    [date, true],
    ['Thu, 15 Jan 2026 12:00:01 GMT', false],
    ['nonsense', false],
  ])('If-Range %j: the range holds %s', (header, expected) => {
    expect(ifRangeHolds(header, of)).toBe(expected);
  });
});
