import type { FastifyReply, FastifyRequest } from 'fastify';
import { Unavailable } from '../../../platform/errors/request.errors.js';
import { OtherVersion, RangeNotSatisfiable } from '../domain/video.errors.js';
import type { PlayableFile } from '../queries/get-playback.query.js';
import { type ByteSpan, FileGone, type MediaStorage } from '../storage/media-storage.js';
import { ifRangeHolds, isFresh, isRequiredVersion, requestedRange, type Validators } from './byte-range.js';

/** Prevents a file from running scripts if a browser tried to execute it. */
const sandbox = "default-src 'none'; media-src 'self'; img-src 'self'; style-src 'unsafe-inline'; sandbox";

/** Of every stored file, for private and shared caches. */
const safeHeaders = { 'x-content-type-options': 'nosniff', 'content-security-policy': sandbox } as const;

/** Only the viewer may cache it, and must revalidate each time, because access can end. */
export const mediaHeaders = {
  ...safeHeaders,
  'cache-control': 'private, no-cache',
  vary: 'Cookie, Authorization',
} as const;

/** Anybody may cache it for these seconds: its content never changes, and the address ends then. */
export const sharedMediaHeaders = (seconds: number): Readonly<Record<string, string>> => ({
  ...safeHeaders,
  'cache-control': `public, max-age=${seconds}, immutable`,
});

/** Displayed in the page. @param fileName from an id, never from a person's input */
export const inline = (fileName: string): string => `inline; filename="${fileName}"`;

/** Downloaded under a name that a person may have typed (RFC 6266): ASCII for old clients, full name for others. */
export function attachment(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_');
  const whole = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const { [name]: value } = request.headers;
  return typeof value === 'string' ? value : undefined;
};

/** A stored file, or the part of it that has an address of its own. */
export interface SentFile extends PlayableFile {
  /** Where the part begins in the stored file, in bytes; `size` is that of the part. */
  readonly offset?: number;
}

/**
 * Answers GET and HEAD for a stored file: whole, a range, 304, 412 or 416.
 *
 * @param disposition {@link inline} or {@link attachment}
 * @param headers who may cache it: {@link mediaHeaders} or {@link sharedMediaHeaders}
 * @throws OtherVersion if the client requires another version
 * @throws RangeNotSatisfiable, with `Content-Range` set
 * @throws Unavailable if the storage does not have a file that the database knows
 */
export async function sendMedia(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: MediaStorage,
  file: SentFile,
  disposition: string,
  headers: Readonly<Record<string, string>> = mediaHeaders,
): Promise<void> {
  const validators: Validators = { etag: `"${file.id}"`, lastModified: file.createdAt };
  const required = {
    ifMatch: headerOf(request, 'if-match'),
    ifUnmodifiedSince: headerOf(request, 'if-unmodified-since'),
  };
  if (!isRequiredVersion(required, validators)) throw new OtherVersion();
  void reply.headers({
    etag: validators.etag,
    'last-modified': file.createdAt.toUTCString(),
    ...headers,
    'accept-ranges': 'bytes',
  });
  const conditions = {
    ifNoneMatch: headerOf(request, 'if-none-match'),
    ifModifiedSince: headerOf(request, 'if-modified-since'),
  };
  if (isFresh(conditions, validators)) {
    await reply.status(304).send();
    return;
  }
  const describe = (length: number): void =>
    void reply.headers({
      'content-type': file.contentType,
      'content-length': length,
      'content-disposition': disposition,
    });
  if (request.method === 'HEAD') {
    describe(file.size);
    await reply.status(200).send();
    return;
  }

  const mayRange = ifRangeHolds(headerOf(request, 'if-range'), validators);
  const range = requestedRange(mayRange ? headerOf(request, 'range') : undefined, file.size);
  if (range.kind === 'unsatisfiable') {
    void reply.header('content-range', `bytes */${file.size}`);
    throw new RangeNotSatisfiable();
  }
  const span = range.kind === 'part' ? range : { start: 0, end: file.size - 1 };
  const stream = await storage.open(file.storageKey, shifted(span, file.offset ?? 0)).catch((error: unknown) => {
    throw error instanceof FileGone ? new Unavailable() : error;
  });
  if (range.kind === 'part') void reply.header('content-range', `bytes ${span.start}-${span.end}/${file.size}`);
  describe(span.end - span.start + 1);
  await reply.status(range.kind === 'part' ? 206 : 200).send(stream);
}

const shifted = ({ start, end }: ByteSpan, offset: number): ByteSpan => ({ start: start + offset, end: end + offset });
