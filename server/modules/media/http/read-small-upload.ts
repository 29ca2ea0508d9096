import type { FastifyRequest } from 'fastify';
import { InvalidInput } from '../../../platform/errors/request.errors.js';
import { EmptyUpload, MissingUpload, OneUploadOnly } from '../domain/owned-file.errors.js';
import { atMost } from '../use-cases/byte-stream.js';
import { bytesOf, nextFile } from './multipart-parts.js';

export interface SmallUpload {
  readonly fileName: string;
  readonly bytes: Buffer;
}

export interface SmallUploadRules {
  /** Name of the only allowed part. */
  readonly part: string;
  readonly maxBytes: number;
  readonly tooLarge: () => Error;
}

/** Size of boundaries and part headers around one file. */
const ENVELOPE_BYTES = 64 * 1024;

/**
 * Reads a form with one small file into memory. Limits the received bytes, whatever length was announced.
 *
 * @throws MissingUpload @throws EmptyUpload @throws OneUploadOnly @throws InvalidInput @throws UploadInterrupted
 * @throws the error of `tooLarge`
 */
export async function readSmallUpload(request: FastifyRequest, rules: SmallUploadRules): Promise<SmallUpload> {
  const { part, maxBytes, tooLarge } = rules;
  const tooMany = (): Error => new OneUploadOnly(part);
  if (!request.isMultipart()) throw new MissingUpload(part);
  if (Number(request.headers['content-length']) > maxBytes + ENVELOPE_BYTES) throw tooLarge();
  const limits = { files: 1, fields: 5, parts: 6, fieldNameSize: 100, fieldSize: 1_000, fileSize: maxBytes + 1 };
  const parts = request.parts({ limits })[Symbol.asyncIterator]();
  const fields: Record<string, unknown> = {};
  const file = await nextFile(parts, fields, tooMany);
  if (!file) throw new MissingUpload(part);
  if (file.fieldname !== part) throw new InvalidInput([{ path: file.fieldname.slice(0, 100), code: 'FIELD.UNKNOWN' }]);
  const chunks: Uint8Array[] = [];
  for await (const chunk of atMost(bytesOf(file, tooMany), maxBytes, tooLarge)) chunks.push(chunk);
  if (await nextFile(parts, fields, tooMany)) throw tooMany();
  const [unknown] = Object.keys(fields);
  if (unknown !== undefined) throw new InvalidInput([{ path: unknown.slice(0, 100), code: 'FIELD.UNKNOWN' }]);
  const bytes = Buffer.concat(chunks);
  if (bytes.length === 0) throw new EmptyUpload(part);
  return { fileName: file.filename ?? '', bytes };
}
