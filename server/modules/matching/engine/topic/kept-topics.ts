import { existsSync, readFileSync } from 'node:fs';
import { bytesOfTopics, topicsOfBytes } from './topic-bytes.js';
import type { TopicModel } from './topic-model.js';

/** The build learns the lexicon's topics once and keeps them here, beside the compiled code. Sources have no such file. */
export const keptTopicsFile = new URL('./lexicon-topics.bin', import.meta.url);

const LENGTH = 4;

/** The length of the lexicon's version, the version, and the model. */
export function bytesToKeep(version: string, model: TopicModel): Buffer {
  const name = Buffer.from(version);
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32LE(name.length);
  return Buffer.concat([length, name, bytesOfTopics(model)]);
}

/** Reads what {@link bytesToKeep} wrote, in milliseconds. Null without a file, or for another version of the lexicon. */
export function keptTopics(version: string, file: URL = keptTopicsFile): TopicModel | null {
  if (!existsSync(file)) return null;
  const bytes = readFileSync(file);
  const start = LENGTH + bytes.readUInt32LE();
  return bytes.toString('utf8', LENGTH, start) === version ? topicsOfBytes(bytes.subarray(start)) : null;
}
