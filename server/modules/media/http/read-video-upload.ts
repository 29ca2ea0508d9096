import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { InvalidInput } from '../../../platform/errors/request.errors.js';
import { fieldIssues } from '../../../platform/http/field-issues.js';
import { mediaLimits } from '../domain/media-limits.js';
import { MissingFile, OneFileOnly, UploadInterrupted, VideoTooLarge } from '../domain/video.errors.js';
import type { ByteStream } from '../use-cases/byte-stream.js';
import { type VideoUploadFields, videoUploadFields } from './media.contract.js';

/** A multipart body on its way in. */
export interface ReceivedUpload {
  readonly fileName: string;
  readonly bytes: ByteStream;
  /** Reads what follows the file. @throws InvalidInput @throws OneFileOnly @throws UploadInterrupted */
  details(): Promise<VideoUploadFields>;
}

/** Boundaries, part headers and the few fields around a file of the largest size. */
const ENVELOPE_BYTES = 256 * 1024;
const limits = {
  files: 1,
  fields: 10,
  parts: 12,
  fieldNameSize: 100,
  fieldSize: 10_000,
  fileSize: mediaLimits.maxUploadBytes + 1,
};

type Parts = AsyncIterator<Multipart, undefined>;

/**
 * Reads a multipart body up to its `file` part; text parts may stand before or after it.
 *
 * @throws MissingFile @throws VideoTooLarge when the announced length says so @throws InvalidInput
 */
export async function readVideoUpload(request: FastifyRequest): Promise<ReceivedUpload> {
  if (!request.isMultipart()) throw new MissingFile();
  if (Number(request.headers['content-length']) > mediaLimits.maxUploadBytes + ENVELOPE_BYTES)
    throw new VideoTooLarge();
  const parts = request.parts({ limits })[Symbol.asyncIterator]();
  const fields: Record<string, unknown> = {};
  const file = await nextFile(parts, fields);
  if (!file) {
    parseFields(fields);
    throw new MissingFile();
  }
  // What is wrong already is said before a gigabyte is read.
  parseFields(fields);
  if (file.fieldname !== 'file')
    throw new InvalidInput([{ path: file.fieldname.slice(0, 100), code: 'FIELD.UNKNOWN' }]);
  return {
    fileName: file.filename ?? '',
    bytes: bytesOf(file),
    details: async () => {
      if (await nextFile(parts, fields)) throw new OneFileOnly();
      return parseFields(fields);
    },
  };
}

async function nextFile(parts: Parts, fields: Record<string, unknown>): Promise<MultipartFile | null> {
  for (;;) {
    const next = await parts.next().catch((error: unknown) => {
      throw refusalOf(error);
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

function parseFields(fields: Record<string, unknown>): VideoUploadFields {
  const parsed = videoUploadFields.safeParse(fields);
  if (!parsed.success) throw new InvalidInput(fieldIssues(parsed.error.issues));
  return parsed.data;
}

/** The parser names its limits by code; whatever else it throws means that the body ended where it should not. */
function refusalOf(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  const code = (error as { code?: unknown } | null)?.code;
  if (code === 'FST_FILES_LIMIT') return new OneFileOnly();
  return typeof code === 'string' && code !== 'FST_MP_PREMATURE_CLOSE' ? error : new UploadInterrupted();
}

/** The file as it comes, given up when its sender falls silent. */
async function* bytesOf({ file }: MultipartFile): AsyncGenerator<Uint8Array> {
  const chunks: AsyncIterator<Buffer> = file[Symbol.asyncIterator]();
  const nextChunk = async (): Promise<IteratorResult<Buffer, undefined>> => {
    // Counts only while we wait for the sender, not while the sender waits for our disk.
    const timer = setTimeout(() => file.destroy(new UploadInterrupted()), mediaLimits.uploadSilenceSeconds * 1000);
    try {
      return await chunks.next();
    } catch (error) {
      throw refusalOf(error);
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

/** How long a sender whose upload was refused may go on sending into nothing (milliseconds). */
const FAREWELL_MS = 10_000;

/**
 * After a refusal: reads on without keeping anything, because a sender that is cut off in the middle never sees the answer.
 * Ends by itself when the sender does not.
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
