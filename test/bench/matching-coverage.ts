/** Counts how many titles of public classifications the engine knows at each level. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { NameIndex } from '../../server/modules/matching/engine/similarity/name-index.js';
import type { PreparedConcept } from '../../server/modules/matching/engine/similarity/similarity-model.js';
import { Vocabulary } from '../../server/modules/matching/engine/similarity/vocabulary.js';
import { oneGender, wordsOf } from '../../server/modules/matching/engine/similarity/words.js';
import { csvRecords } from '../../server/modules/matching/taxonomy/csv.js';

export interface Coverage {
  readonly titles: string;
  readonly name: string;
  readonly known: number;
  readonly near: number;
  readonly all: number;
}

const MOST = 2_000;
const EXACT = 0.95;
const NEAR = 0.7;

const files = [
  { titles: 'noc2021_titles_en', column: 'title', own: 'noc/' },
  { titles: 'rome_appellations', column: 'label', own: 'rome/' },
] as const;

async function* lines(file: string): AsyncGenerator<string> {
  yield* gunzipSync(readFileSync(file)).toString('utf8').split('\n');
}

/** A classification that was itself imported is left out, since all of its titles would be known. */
export async function coverageOf(
  data: string,
  levels: readonly { readonly name: string; readonly concepts: readonly PreparedConcept[] }[],
): Promise<Coverage[]> {
  const found: Coverage[] = [];
  for (const { titles, column, own } of files) {
    const all = (await csvRecords(lines(join(data, `${titles}.csv.gz`)))).map((row) => row[column]!);
    const step = all.length / MOST;
    const sample = Array.from({ length: MOST }, (_, at) => all[Math.floor(at * step)]!);
    for (const { name, concepts } of levels) {
      const names = concepts
        .filter(({ concept }) => concept.kind === 'occupation' && !concept.id.startsWith(own))
        .flatMap((concept) => concept.names.map(({ words }) => ({ owner: 0, words, worth: 1 })));
      const vocabulary = new Vocabulary(() => []);
      for (const { words } of names) vocabulary.count(words);
      const index = new NameIndex(names, vocabulary, 1);
      const best = new Float32Array(1);
      let known = 0;
      let near = 0;
      for (const title of sample) {
        index.search({ words: wordsOf(oneGender(title)) }, 'cosine', best);
        if (best[0]! >= EXACT) known += 1;
        if (best[0]! >= NEAR) near += 1;
      }
      found.push({ titles, name, known, near, all: MOST });
    }
  }
  return found;
}
