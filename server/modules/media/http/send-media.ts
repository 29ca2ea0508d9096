import type { FastifyReply, FastifyRequest } from 'fastify';
import { Unavailable } from '../../../platform/errors/request.errors.js';
import { RangeNotSatisfiable } from '../domain/video.errors.js';
import type { PlayableFile } from '../queries/get-playback.query.js';
import { FileGone, type MediaStorage } from '../storage/media-storage.js';
import { ifRangeHolds, isFresh, requestedRange, type Validators } from './byte-range.js';

/** Prevents a file from running scripts if a browser tried to execute it. */
const sandbox = "default-src 'none'; media-src 'self'; img-src 'self'; style-src 'unsafe-inline'; sandbox";

/** Only the viewer may cache it, and must revalidate each time, because access can end. */
export const mediaHeaders = {
  'cache-control': 'private, no-cache',
  vary: 'Cookie, Authorization',
  'x-content-type-options': 'nosniff',
  'content-security-policy': sandbox,
} as const;

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

/**
 * Answers GET and HEAD for a stored file: whole, a range, 304 or 416.
 *
 * @param disposition {@link inline} or {@link attachment}
 * @param more further headers, which replace those of all files
 * @throws RangeNotSatisfiable, with `Content-Range` set
 * @throws Unavailable if the storage does not have a file that the database knows
 */
export async function sendMedia(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: MediaStorage,
  file: PlayableFile,
  disposition: string,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const validators: Validators = { etag: `"${file.id}"`, lastModified: file.createdAt };
  void reply.headers({
    etag: validators.etag,
    'last-modified': file.createdAt.toUTCString(),
    ...mediaHeaders,
    ...more,
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
  const stream = await storage.open(file.storageKey, span).catch((error: unknown) => {
    throw error instanceof FileGone ? new Unavailable() : error;
  });
  if (range.kind === 'part') void reply.header('content-range', `bytes ${span.start}-${span.end}/${file.size}`);
  describe(span.end - span.start + 1);
  await reply.status(range.kind === 'part' ? 206 : 200).send(stream);
}
