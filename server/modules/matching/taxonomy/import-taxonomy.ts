import type { Knowledge, KnownConcept } from '../engine/similarity/knowledge.js';
import { learn } from '../engine/similarity/similarity-model.js';
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
  /** False when the very same was in use before. */
  readonly isNew: boolean;
}

/** @throws NotATaxonomy when nothing in the folder can be read. */
export async function readTaxonomy(dir: string): Promise<Knowledge> {
  const concepts = (await isPack(dir)) ? await readPack(dir) : await readDownloads(dir).catch(whenMissing);
  if (concepts.length === 0) throw new NotATaxonomy(dir);
  return versioned(withoutForeignNames(concepts));
}

/** Reads the folder, learns, stores, and only then switches: until the last step the version before stays in use. */
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
  await store.switchTo(knowledge, attributionsOf(concepts.map(({ id }) => id)), now);
  await files.switchTo(whole.version);
  return { version, concepts: concepts.length, names, isNew: before?.version !== version };
}

function whenMissing(error: unknown): readonly KnownConcept[] {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}
