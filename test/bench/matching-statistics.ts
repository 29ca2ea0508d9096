/** Prints the contents of the lexicon by sector and language, and how many titles of public classifications each level knows. */
import type { PreparedConcept } from '../../server/modules/matching/engine/similarity/similarity-model.js';
import { buildLexicon } from '../../server/modules/matching/lexicon/build-lexicon.js';
import { lexiconStatistics } from '../../server/modules/matching/lexicon/lexicon-statistics.js';
import { sectors } from '../../server/modules/matching/lexicon/sectors/index.js';
import { coverageOf, type Coverage } from './matching-coverage.js';

export interface LevelNames {
  readonly name: string;
  readonly concepts: readonly PreparedConcept[];
}

export function printLexicon(): void {
  const statistics = lexiconStatistics(buildLexicon(sectors).concepts);
  process.stdout.write('\nlexicon                 occupations  skills      fr  quebec      en   links\n');
  for (const row of [...statistics.sectors, statistics.total]) {
    const cells = [row.occupations, row.skills, row.labels.fr, row.labels.quebec, row.labels.en, row.links];
    process.stdout.write(`${row.sector.padEnd(27)}${cells.map((cell) => String(cell).padStart(8)).join('')}\n`);
  }
}

export async function printCoverage(data: string, levels: readonly LevelNames[]): Promise<readonly Coverage[]> {
  const coverage = await coverageOf(data, levels);
  process.stdout.write('\n');
  for (const { titles, name, known, near, all } of coverage) {
    const share = (count: number): string => `${((100 * count) / all).toFixed(1)} %`;
    process.stdout.write(`${titles}, ${name}: ${share(known)} named exactly, ${share(near)} near a name (of ${all})\n`);
  }
  return coverage;
}
