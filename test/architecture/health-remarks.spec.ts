import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cataloguesIn, entriesOf } from './catalogues.js';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const sources = globSync('server/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.spec.ts'));

/** Names of the health checks in a source. @example namesIn("checks.add({ name: 'mail', check: …") is ['mail'] */
const namesIn = (source: string): string[] =>
  [...source.matchAll(/name: '([a-z-]+)',\s*check\b/g)].map(([, name]) => name ?? '');

const clientWords = (language: 'fr' | 'en') => new Map(entriesOf(`client/lib/messages/${language}.ts`));
const remarksIn = (language: 'fr' | 'en') =>
  new Map(cataloguesIn(language).flatMap((file) => entriesOf(file).filter(([key]) => key.startsWith('HEALTH.'))));
const gaps = (sentence = ''): string[] => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();

describe('the parts whose health is checked', () => {
  const names = sources.flatMap((file) => namesIn(read(file)));

  it('are all found', () => {
    expect(names).toEqual(expect.arrayContaining(['database', 'backup', 'cage', 'ledger', 'mail', 'matching-shards']));
    const added = sources.reduce(
      (sum, file) => sum + [...read(file).matchAll(/(?:checks|health)\.add\(\{/g)].length,
      0,
    );
    expect(names).toHaveLength(added);
    expect(new Set(names).size).toBe(added);
  });

  it.each(['fr', 'en'] as const)('have a name for people in %s', (language) => {
    const words = clientWords(language);
    expect(names.filter((name) => !words.get(`health.part.${name}`))).toEqual([]);
  });

  it('would be found without a name', () => {
    expect(namesIn(`this.checks.add({ name: 'nameless', check: () => this.remark() })`)).toEqual(['nameless']);
    expect(clientWords('fr').has('health.part.nameless')).toBe(false);
  });
});

describe('the remarks of health checks', () => {
  const french = remarksIn('fr');
  const english = remarksIn('en');

  it('have the same codes and placeholders in both languages', () => {
    expect(french.size).toBeGreaterThan(60);
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [code, sentence] of french) expect([code, gaps(sentence)]).toEqual([code, gaps(english.get(code))]);
  });

  it('have the singular and the plural of a count', () => {
    const codes = [...french.keys()].map((code) => /^(.+)_(?:one|other)$/.exec(code)?.[1]).filter(Boolean);
    expect(codes.length).toBeGreaterThan(10);
    for (const code of codes) {
      for (const form of ['one', 'other'])
        expect([code, gaps(french.get(`${code}_${form}`))]).toEqual([code, expect.arrayContaining(['count'])]);
    }
  });

  it('are all used', () => {
    const text = sources
      .filter((file) => !/\/messages\//.test(file))
      .map(read)
      .join('\n');
    const unused = [...french.keys()].filter((code) => !text.includes(`'${code.replace(/_(?:one|other)$/, '')}'`));
    expect(unused).toEqual([]);
  });
});
