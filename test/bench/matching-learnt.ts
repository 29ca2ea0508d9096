/**
 * Learning a level takes a minute, so the result is kept in `.data/bench/learnt` until the knowledge or the learning code
 * changes.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knowledge } from '../../server/modules/matching/engine/similarity/knowledge.js';
import {
  learn,
  type SimilarityModel,
  similarityOf,
} from '../../server/modules/matching/engine/similarity/similarity-model.js';
import { LearntFiles } from '../../server/modules/matching/taxonomy/learnt-files.js';

const ENGINE = join(import.meta.dirname, '../../server/modules/matching/engine');
const LEARNT = join(import.meta.dirname, '../../.data/bench/learnt');
/**
 * The result depends on the code in these folders only. For example, a change of weights or of the ranking does not require
 * learning again.
 */
const sources = [
  '../lexicon/words',
  'text',
  'similarity/dictionary-pairs.ts',
  'similarity/latent-space.ts',
  'similarity/linear-algebra.ts',
  'similarity/similarity-model.ts',
  'similarity/translations.ts',
  'similarity/word-pairs.ts',
  'similarity/words.ts',
];

function filesOf(path: string): readonly string[] {
  if (path.endsWith('.ts')) return [path];
  return readdirSync(path)
    .filter((name) => !name.endsWith('.spec.ts'))
    .sort()
    .map((name) => join(path, name));
}

function keyOf({ concepts }: Knowledge): string {
  const digest = createHash('sha256');
  for (const file of sources.flatMap((path) => filesOf(join(ENGINE, path)))) digest.update(readFileSync(file));
  for (const concept of concepts) digest.update(JSON.stringify(concept));
  return digest.digest('hex').slice(0, 16);
}

export async function learntOnce(knowledge: Knowledge): Promise<SimilarityModel> {
  const files = new LearntFiles(LEARNT);
  const version = keyOf(knowledge);
  const stored = await files.read(version);
  if (stored) return similarityOf({ ...stored.knowledge, version: knowledge.version }, stored.learnt);
  const learnt = learn(knowledge);
  await files.write({ ...knowledge, version }, learnt);
  return similarityOf(knowledge, learnt);
}
