import type { MediaStorage } from './media-storage.js';
import type { StorageKey } from './storage-key.js';

/** A small stored text, such as a playlist. @throws FileGone */
export async function readText(storage: MediaStorage, key: StorageKey, size: number): Promise<string> {
  const chunks: Buffer[] = [];
  const stream = await storage.open(key, { start: 0, end: size - 1 });
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
