import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Knowledge } from '../engine/similarity/knowledge.js';
import { LatentSpace } from '../engine/similarity/latent-space.js';
import type { Learnt } from '../engine/similarity/similarity-model.js';

interface Index {
  readonly version: string;
  readonly rank: number;
  readonly stems: readonly string[];
  readonly translations: readonly (readonly [string, readonly (readonly [string, number])[]])[];
}

const files = { knowledge: 'knowledge.jsonl.gz', index: 'index.json.gz', space: 'space.bin' } as const;
const FASTEST = 1;

/**
 * What was learnt from an imported taxonomy, in a folder named after its version below DATA_DIR: the tables in the database are
 * the truth, and these files can be made from them again at any time.
 */
export class LearntFiles {
  readonly #root: string;

  constructor(dataDir: string) {
    this.#root = join(dataDir, 'taxonomy');
  }

  /** Version that was switched to last, or null before the first import. */
  async current(): Promise<string | null> {
    const text = await readFile(join(this.#root, 'current'), 'utf8').catch(whenMissing);
    return text?.trim() || null;
  }

  async switchTo(version: string): Promise<void> {
    await whole(join(this.#root, 'current'), Buffer.from(`${version}\n`));
  }

  async write(knowledge: Knowledge, { space, places, translations }: Learnt): Promise<void> {
    const folder = join(this.#root, knowledge.version);
    const index: Index = {
      version: knowledge.version,
      rank: space.rank,
      stems: [...space.stems.keys()],
      translations: [...translations],
    };
    const lines = knowledge.concepts.map((concept) => JSON.stringify(concept)).join('\n');
    await whole(join(folder, files.knowledge), gzipSync(lines, { level: FASTEST }));
    await whole(join(folder, files.space), Buffer.concat([space.weights, space.vectors, places].map(bytesOf)));
    await whole(join(folder, files.index), gzipSync(JSON.stringify(index), { level: FASTEST }));
  }

  /** Null when the files of this version are not there. */
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

  async remove(version: string): Promise<void> {
    await rm(join(this.#root, version), { recursive: true, force: true });
  }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array): Buffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);

/** Whoever reads meanwhile finds the old file or the new one, never half of it. */
async function whole(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const fresh = `${file}.${randomUUID()}.new`;
  await writeFile(fresh, content);
  await rename(fresh, file);
}

function whenMissing(error: unknown): null {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
