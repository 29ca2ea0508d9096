/** The range that a `Range` header requests, in bytes, both ends included. */
export type RequestedRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'unsatisfiable' };

const whole: RequestedRange = { kind: 'whole' };

/** More digits than any file size; larger numbers would lose precision. */
const byteRange = /^bytes=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i;

/**
 * RFC 9110 §14. Serves a single range. Several ranges, other units and malformed headers are ignored, as the RFC allows, and the
 * whole file is served.
 *
 * @param size of the file in bytes, above zero
 */
export function requestedRange(header: string | undefined, size: number): RequestedRange {
  const [, first = '', last = ''] = byteRange.exec(header ?? '') ?? [];
  if (first === '' && last === '') return whole;
  if (first === '') {
    const suffix = Number(last);
    if (suffix === 0) return { kind: 'unsatisfiable' };
    return { kind: 'part', start: Math.max(0, size - suffix), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  // A last byte before the first makes the header malformed, not unsatisfiable.
  if (last !== '' && Number(last) < start) return whole;
  return start >= size ? { kind: 'unsatisfiable' } : { kind: 'part', start, end };
}

/** Identify a file's content: a strong entity tag with quotes, and its creation time. */
export interface Validators {
  readonly etag: string;
  readonly lastModified: Date;
}

const wholeSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** Parses a date of an HTTP header; null if invalid. */
function seconds(header: string): number | null {
  const time = Date.parse(header);
  return Number.isNaN(time) ? null : Math.floor(time / 1000);
}

/** Whether the stored file is the version that the client requires (§13.1.1, §13.1.4); otherwise it gets 412. */
export function isRequiredVersion(
  headers: { ifMatch?: string | undefined; ifUnmodifiedSince?: string | undefined },
  of: Validators,
): boolean {
  const { ifMatch, ifUnmodifiedSince } = headers;
  if (ifMatch !== undefined) {
    const tags = ifMatch.split(',').map((tag) => tag.trim());
    // A weak tag never matches here.
    return tags.includes('*') || tags.includes(of.etag);
  }
  const since = ifUnmodifiedSince === undefined ? null : seconds(ifUnmodifiedSince);
  return since === null || wholeSeconds(of.lastModified) <= since;
}

/** Whether the client's copy is still valid (§13.1.2, §13.1.3), which gives 304. */
export function isFresh(
  headers: { ifNoneMatch?: string | undefined; ifModifiedSince?: string | undefined },
  of: Validators,
): boolean {
  const { ifNoneMatch, ifModifiedSince } = headers;
  if (ifNoneMatch !== undefined) {
    const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes('*') || tags.includes(of.etag);
  }
  const since = ifModifiedSince === undefined ? null : seconds(ifModifiedSince);
  return since !== null && wholeSeconds(of.lastModified) <= since;
}

/** Whether a range may be served to a client that already has a part (§13.1.5); otherwise it gets the whole file. */
export function ifRangeHolds(ifRange: string | undefined, of: Validators): boolean {
  if (ifRange === undefined) return true;
  // A weak tag never matches, because halves of two versions could be joined.
  if (/^(W\/)?"/.test(ifRange)) return ifRange.trim() === of.etag;
  return seconds(ifRange) === wholeSeconds(of.lastModified);
}
