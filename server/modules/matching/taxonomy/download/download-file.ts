import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DownloadFailed } from './download-failed.js';

/** Abort if the server sends nothing for this long. */
const SILENCE_MS = 30_000;
/** Ten times the largest official file. */
const MAX_BYTES = 300 * 1024 * 1024;

export interface Downloaded {
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * Downloads a file, or the rest of it: continues the part of an earlier run if the server's file is unchanged. `path` appears
 * only when the size is complete.
 * @throws DownloadFailed
 */
export async function downloadFile(url: string, path: string, silenceMs = SILENCE_MS): Promise<Downloaded> {
  const [part, tag] = [`${path}.part`, `${path}.part.tag`];
  await mkdir(dirname(path), { recursive: true });
  const [had, validator] = [await sizeOf(part), await readFile(tag, 'utf8').catch(() => null)];
  const from = had > 0 && validator ? had : 0;
  const alarm = new AbortController();
  let timer = setTimeout(() => alarm.abort(), silenceMs);
  const awake = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => alarm.abort(), silenceMs);
  };
  try {
    const headers = from > 0 ? { range: `bytes=${from}-`, 'if-range': validator! } : {};
    const response = await fetch(url, { headers, signal: alarm.signal });
    const isRest = response.status === 206 && from > 0;
    if (response.status !== 200 && !isRest) throw new DownloadFailed(url, `the server answered ${response.status}`);
    const total = totalOf(response, isRest);
    if (total !== null && total > MAX_BYTES) throw new DownloadFailed(url, `${total} bytes are too many`);
    const current = response.headers.get('etag') ?? response.headers.get('last-modified');
    // A weak ETag does not guarantee equal bytes, so the next run starts from scratch.
    if (current && !current.startsWith('W/')) await writeFile(tag, current);
    else await rm(tag, { force: true });
    if (response.body === null) throw new DownloadFailed(url, 'the answer is empty');
    await pipeline(
      chunksOf(response.body),
      limited(url, isRest ? from : 0, awake),
      createWriteStream(part, { flags: isRest ? 'a' : 'w' }),
    );
    const bytes = await sizeOf(part);
    if (bytes === 0) throw new DownloadFailed(url, 'the answer is empty');
    if (total !== null && bytes !== total) throw new DownloadFailed(url, `${bytes} of ${total} bytes arrived`);
    await rename(part, path);
    await rm(tag, { force: true });
    return { bytes, sha256: await digestOf(path) };
  } catch (error) {
    if (error instanceof DownloadFailed) throw error;
    const why = alarm.signal.aborted ? `nothing arrived for ${Math.ceil(silenceMs / 1000)} s` : reasonOf(error);
    throw new DownloadFailed(url, why);
  } finally {
    clearTimeout(timer);
  }
}

export async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

async function* chunksOf(body: NonNullable<Response['body']>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Passes bytes on, and fails if the body is too long. */
function limited(url: string, from: number, awake: () => void) {
  return async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let bytes = from;
    for await (const chunk of chunks) {
      awake();
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new DownloadFailed(url, 'the file is too long');
      yield chunk;
    }
  };
}

/** Size of the whole file; null if unknown. With a content encoding, content-length is not the number of decoded bytes. */
function totalOf(response: Response, isRest: boolean): number | null {
  if (isRest) return Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? NaN) || null;
  const length = response.headers.get('content-length');
  return length === null || response.headers.has('content-encoding') ? null : Number(length);
}

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}
