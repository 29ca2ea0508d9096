import { foldText } from '../engine/text/fold.js';
import { buildLexicon } from './build-lexicon.js';
import { lexiconStatistics } from './lexicon-statistics.js';
import { sectors } from './sectors/index.js';

describe('the lexicon', () => {
  const { concepts, problems } = buildLexicon(sectors);

  it('has no orphan link, no repeated label, both languages and enough skills everywhere', () => {
    expect(problems).toEqual([]);
  });

  it('gives a name to one skill only, whatever its language', () => {
    const owners = new Map<string, Set<string>>();
    for (const { id, labels } of concepts.filter(({ kind }) => kind === 'skill')) {
      for (const { text } of labels) owners.set(foldText(text), (owners.get(foldText(text)) ?? new Set()).add(id));
    }
    expect([...owners].filter(([, ids]) => ids.size > 1).map(([name, ids]) => [name, ...ids])).toEqual([]);
  });

  it('files every sector under its own name, in alphabetical order', () => {
    const names = sectors.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    expect(new Set(names).size).toBe(names.length);
  });

  it('counts what it holds, which is at least 1200 occupations and 4000 skills', () => {
    const { total, sectors: bySector } = lexiconStatistics(concepts);
    expect(total.occupations).toBeGreaterThanOrEqual(1_200);
    expect(total.skills).toBeGreaterThanOrEqual(4_000);
    expect(bySector.map(({ sector }) => sector)).toEqual(sectors.map(({ name }) => name));
    expect(total.occupations + total.skills).toBe(concepts.length);
    expect(bySector.reduce((sum, { labels }) => sum + labels.fr + labels.quebec + labels.en, 0)).toBe(
      total.labels.fr + total.labels.quebec + total.labels.en,
    );
  });
});
