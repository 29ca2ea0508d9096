import type { FastifyRequest } from 'fastify';
import { InvalidInput } from '../../../platform/errors/request.errors.js';
import { fieldIssues } from '../../../platform/http/field-issues.js';
import { mediaLimits } from '../domain/media-limits.js';
import { MissingFile, OneFileOnly, VideoTooLarge } from '../domain/video.errors.js';
import type { UploadDetails } from '../use-cases/accept-upload.js';
import type { ByteStream } from '../use-cases/byte-stream.js';
import { type VideoUploadFields, videoUploadFields } from './media.contract.js';
import { bytesOf, nextFile, type Parts } from './multipart-parts.js';

/** A multipart body while it is received. */
export interface ReceivedUpload {
  readonly fileName: string;
  readonly bytes: ByteStream;
  /** Reads the parts after the file. @throws InvalidInput @throws OneFileOnly @throws UploadInterrupted */
  details(): Promise<UploadDetails>;
}

/** Size of boundaries, part headers and fields around a file of the max size. */
const ENVELOPE_BYTES = 256 * 1024;
const limits = {
  files: 1,
  fields: 10,
  parts: 12,
  fieldNameSize: 100,
  fieldSize: 10_000,
  fileSize: mediaLimits.maxUploadBytes + 1,
};

const tooMany = (): Error => new OneFileOnly();

/**
 * Reads a multipart body up to its `file` part; text parts can be before or after it.
 *
 * @throws MissingFile @throws VideoTooLarge if the announced length is too large @throws InvalidInput
 */
export async function readVideoUpload(request: FastifyRequest): Promise<ReceivedUpload> {
  if (!request.isMultipart()) throw new MissingFile();
  if (Number(request.headers['content-length']) > mediaLimits.maxUploadBytes + ENVELOPE_BYTES)
    throw new VideoTooLarge();
  const parts: Parts = request.parts({ limits })[Symbol.asyncIterator]();
  const fields: Record<string, unknown> = {};
  const file = await nextFile(parts, fields, tooMany);
  if (!file) {
    parseFields(fields);
    throw new MissingFile();
  }
  // Report invalid fields before reading a gigabyte.
  parseFields(fields);
  if (file.fieldname !== 'file')
    throw new InvalidInput([{ path: file.fieldname.slice(0, 100), code: 'FIELD.UNKNOWN' }]);
  return {
    fileName: file.filename ?? '',
    bytes: bytesOf(file, tooMany),
    details: async () => {
      if (await nextFile(parts, fields, tooMany)) throw new OneFileOnly();
      const { reduces_noise: reducesNoise, ...details } = parseFields(fields);
      return { ...details, reducesNoise };
    },
  };
}

function parseFields(fields: Record<string, unknown>): VideoUploadFields {
  const parsed = videoUploadFields.safeParse(fields);
  if (!parsed.success) throw new InvalidInput(fieldIssues(parsed.error.issues));
  return parsed.data;
}
