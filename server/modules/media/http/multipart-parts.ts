import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { InvalidInput } from '../../../platform/errors/request.errors.js';
import { mediaLimits } from '../domain/media-limits.js';
import { UploadInterrupted } from '../domain/video.errors.js';

export type Parts = AsyncIterator<Multipart, undefined>;

/** Reads text parts into `fields` up to the next file. @param tooMany makes the error for an extra file */
export async function nextFile(
  parts: Parts,
  fields: Record<string, unknown>,
  tooMany: () => Error,
): Promise<MultipartFile | null> {
  for (;;) {
    const next = await parts.next().catch((error: unknown) => {
      throw refusalOf(error, tooMany);
    });
    if (next.done) return null;
    const part = next.value;
    if (part.type === 'file') return part;
    if (part.valueTruncated || part.fieldnameTruncated) {
      throw new InvalidInput([{ path: part.fieldname, code: 'FIELD.INVALID' }]);
    }
    fields[part.fieldname] = part.value;
  }
}

/** The parser has codes for its limits; any other error means that the body ended too early. */
function refusalOf(error: unknown, tooMany: () => Error): unknown {
  if (error instanceof DomainError) return error;
  const code = (error as { code?: unknown } | null)?.code;
  if (code === 'FST_FILES_LIMIT') return tooMany();
  return typeof code === 'string' && code !== 'FST_MP_PREMATURE_CLOSE' ? error : new UploadInterrupted();
}

/** The file's bytes. Aborts if the sender is silent. */
export async function* bytesOf({ file }: MultipartFile, tooMany: () => Error): AsyncGenerator<Uint8Array> {
  const chunks: AsyncIterator<Buffer> = file[Symbol.asyncIterator]();
  const nextChunk = async (): Promise<IteratorResult<Buffer, undefined>> => {
    // Counts only while we wait for the sender, not while the sender waits for our disk.
    const timer = setTimeout(() => file.destroy(new UploadInterrupted()), mediaLimits.uploadSilenceSeconds * 1000);
    try {
      return await chunks.next();
    } catch (error) {
      throw refusalOf(error, tooMany);
    } finally {
      clearTimeout(timer);
    }
  };
  try {
    for (;;) {
      const next = await nextChunk();
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await chunks.return?.();
  }
}

/** How long a rejected sender's data is read and discarded, in milliseconds. */
const FAREWELL_MS = 10_000;

/**
 * Reads and discards the rest after a rejection, because a sender that is cut off never sees the response. Stops after a while.
 */
export function discardRest(request: FastifyRequest): void {
  const { raw } = request;
  if (raw.complete || raw.destroyed) return;
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), FAREWELL_MS);
  timer.unref();
  raw.once('close', () => clearTimeout(timer));
  raw.once('end', () => clearTimeout(timer));
}
