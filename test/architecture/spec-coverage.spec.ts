import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const FEATURES = 147;

interface Row {
  readonly number: number;
  readonly feature: string;
  readonly files: readonly string[];
  readonly tests: readonly string[];
  readonly last: string;
}

const pathsIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);

const rows = readFileSync(path.join(root, 'docs/spec-coverage.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\|\s*\d+\s*\|/.test(line))
  .map((line): Row => {
    const [, number = '', feature = '', files = '', last = ''] = line.split('|').map((cell) => cell.trim());
    return { number: Number(number), feature, files: pathsIn(files), tests: pathsIn(last), last };
  });

describe('the table of features', () => {
  it('has every one, once and in order', () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: FEATURES }, (_, index) => index + 1));
  });

  it('names each differently', () => {
    expect(new Set(rows.map(({ feature }) => feature)).size).toBe(FEATURES);
  });

  it('names files that exist', () => {
    const named = rows.flatMap(({ files, tests }) => [...files, ...tests]);
    const isFile = (file: string): boolean =>
      existsSync(path.join(root, file)) && statSync(path.join(root, file)).isFile();
    expect(named.filter((file) => !isFile(file))).toEqual([]);
  });

  it.each(rows)('names the files and tests of $number, or says that it is open', ({ files, tests, last }) => {
    if (/\bopen\b/.test(last)) return;
    expect(files.length).toBeGreaterThan(0);
    expect(tests.length).toBeGreaterThan(0);
    for (const test of tests) expect(test).toMatch(/(\.(spec|int-spec|http-spec)\.tsx?|\.journey\.ts)$/);
  });

  it('is reached from the documentation', () => {
    expect(readFileSync(path.join(root, 'docs/README.md'), 'utf8')).toContain('spec-coverage.md');
  });
});
