import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync } from 'node:zlib';
import type { Knowledge, KnownConcept } from '../engine/similarity/knowledge.js';
import { LatentSpace } from '../engine/similarity/latent-space.js';
import type { Learnt } from '../engine/similarity/similarity-model.js';

interface Index {
  readonly version: string;
  readonly rank: number;
  readonly stems: readonly string[];
  readonly translations: readonly (readonly [string, readonly (readonly [string, number])[]])[];
}

const files = {
  knowledge: 'knowledge.jsonl.gz',
  index: 'index.json.gz',
  space: 'space.bin',
  topics: 'topics.bin',
} as const;
const FASTEST = 1;
const LINES_AT_ONCE = 500;

/**
 * Files with data learned from a taxonomy, in a folder per version below DATA_DIR. The database is the source of truth; the files can be
 * made again from it.
 */
export class LearntFiles {
  readonly #root: string;

  constructor(dataDir: string) {
    this.#root = join(dataDir, 'taxonomy');
  }

  /** The current version; null before the first import. */
  async current(): Promise<string | null> {
    const text = await readFile(join(this.#root, 'current'), 'utf8').catch(whenMissing);
    return text?.trim() || null;
  }

  async switchTo(version: string): Promise<void> {
    await whole(join(this.#root, 'current'), [`${version}\n`]);
  }

  async write(knowledge: Knowledge, { space, places, translations }: Learnt): Promise<void> {
    const folder = join(this.#root, knowledge.version);
    const index: Index = {
      version: knowledge.version,
      rank: space.rank,
      stems: [...space.stems.keys()],
      translations: [...translations],
    };
    await whole(join(folder, files.knowledge), linesOf(knowledge.concepts), isPacked);
    await whole(join(folder, files.space), [space.weights, space.vectors, places].map(bytesOf));
    // Written last: if it exists, the others do too.
    await whole(join(folder, files.index), [JSON.stringify(index)], isPacked);
  }

  /** Whether this version's files exist. */
  async has(version: string): Promise<boolean> {
    return access(join(this.#root, version, files.index)).then(() => true, whenAbsent);
  }

  /** Null if this version's files do not exist. */
  async read(version: string): Promise<{ readonly knowledge: Knowledge; readonly learnt: Learnt } | null> {
    const folder = join(this.#root, version);
    const packed = await readFile(join(folder, files.index)).catch(whenMissing);
    if (!packed) return null;
    const index = JSON.parse(gunzipSync(packed).toString('utf8')) as Index;
    const lines = gunzipSync(await readFile(join(folder, files.knowledge))).toString('utf8');
    const concepts = lines.split('\n').map((line) => JSON.parse(line) as Knowledge['concepts'][number]);
    const { buffer, byteOffset, length } = await readFile(join(folder, files.space));
    const numbers = new Float32Array(buffer.slice(byteOffset, byteOffset + length));
    const words = index.stems.length;
    const stems = new Map(index.stems.map((stem, at) => [stem, at]));
    const vectors = numbers.subarray(words, words * (1 + index.rank));
    const space = new LatentSpace(index.rank, stems, vectors, numbers.subarray(0, words));
    return {
      knowledge: { version, concepts },
      learnt: { space, places: numbers.subarray(words * (1 + index.rank)), translations: new Map(index.translations) },
    };
  }

  /** The part that scores need, stored separately because computing it takes longer than reading the rest. */
  async writeTopics(version: string, topics: Buffer): Promise<void> {
    await whole(join(this.#root, version, files.topics), [topics]);
  }

  async readTopics(version: string): Promise<Buffer | null> {
    return readFile(join(this.#root, version, files.topics)).catch(whenMissing);
  }

  async remove(version: string): Promise<void> {
    await rm(join(this.#root, version), { recursive: true, force: true });
  }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array): Buffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);

/** Concepts as lines in batches: one by one is slow, all at once takes 100 MB. */
function* linesOf(concepts: readonly KnownConcept[]): Generator<string> {
  for (let at = 0; at < concepts.length; at += LINES_AT_ONCE) {
    const lines = concepts.slice(at, at + LINES_AT_ONCE).map((concept) => JSON.stringify(concept));
    yield `${at === 0 ? '' : '\n'}${lines.join('\n')}`;
  }
}

const isPacked = { packed: true } as const;

/** Writes atomically: readers get the old file or the new one, never a partial one. */
async function whole(
  file: string,
  content: Iterable<Buffer | string>,
  { packed }: { readonly packed: boolean } = { packed: false },
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const fresh = `${file}.${randomUUID()}.new`;
  const source = Readable.from(content);
  const target = createWriteStream(fresh);
  await (packed ? pipeline(source, createGzip({ level: FASTEST }), target) : pipeline(source, target));
  await rename(fresh, file);
}

function whenAbsent(error: unknown): false {
  return whenMissing(error) ?? false;
}

function whenMissing(error: unknown): null {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
