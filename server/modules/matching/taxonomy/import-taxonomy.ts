import type { Knowledge, KnownConcept } from '../engine/similarity/knowledge.js';
import { bytesOfTopics } from '../engine/topic/topic-bytes.js';
import { topicsOfSimilarity } from '../engine/topic/topics-of-similarity.js';
import { learn, similarityOf } from '../engine/similarity/similarity-model.js';
import { attributionsOf } from './attributions.js';
import { withoutForeignNames } from './foreign-names.js';
import type { LearntFiles } from './learnt-files.js';
import { NotATaxonomy } from './not-a-taxonomy.js';
import { readDownloads } from './read-downloads.js';
import { isPack, readPack } from './read-pack.js';
import type { TaxonomyStore } from './taxonomy-store.js';
import { versioned } from './taxonomy-version.js';
import { withLexicon } from './with-lexicon.js';

export interface Imported {
  readonly version: string;
  readonly concepts: number;
  readonly names: number;
  /** False if this version was already in use. */
  readonly isNew: boolean;
}

/** @throws NotATaxonomy if the folder contains nothing readable. */
export async function readTaxonomy(dir: string): Promise<Knowledge> {
  const concepts = (await isPack(dir)) ? await readPack(dir) : await readDownloads(dir).catch(whenMissing);
  if (concepts.length === 0) throw new NotATaxonomy(dir);
  return versioned(withoutForeignNames(concepts));
}

/** Reads the folder, learns, stores, then switches. The previous version is used until the last step. */
export async function importTaxonomy(
  dir: string,
  { store, files, now }: { store: TaxonomyStore; files: LearntFiles; now: Date },
): Promise<Imported> {
  const knowledge = await readTaxonomy(dir);
  const before = await store.current();
  const { version, concepts } = knowledge;
  const names = concepts.reduce((sum, concept) => sum + concept.names.length, 0);
  const whole = withLexicon(knowledge);
  if (!(await files.has(whole.version))) await files.write(whole, learn(whole));
  const topics = await topicsOf(whole, files);
  await store.switchTo(knowledge, { attributions: attributionsOf(concepts.map(({ id }) => id)), topics }, now);
  await files.switchTo(whole.version);
  return { version, concepts: concepts.length, names, isNew: before?.version !== version };
}

/** The part that scores need, computed once per version. */
async function topicsOf({ version }: Knowledge, files: LearntFiles): Promise<Buffer> {
  const kept = await files.readTopics(version);
  if (kept) return kept;
  const stored = await files.read(version);
  if (!stored) throw new Error(`${version} was not written`);
  const topics = bytesOfTopics(topicsOfSimilarity(similarityOf(stored.knowledge, stored.learnt)));
  await files.writeTopics(version, topics);
  return topics;
}

function whenMissing(error: unknown): readonly KnownConcept[] {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}
