import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const page = readFileSync(join(import.meta.dirname, '../../docs/comparison.md'), 'utf8');
const [header = [], , ...rows] = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('docs/comparison.md', () => {
  it('compares the four products with ours', () => {
    expect(header).toEqual(['feature', 'Greenhouse', 'Teamtailor', 'Spark Hire', 'Ashby', 'Entrevue']);
    expect(rows.length).toBeGreaterThan(15);
    expect(page).toContain('**What none of the four has');
  });

  // Example: "not found" for a feature that a help page describes is wrong, and a source lets a reader notice it.
  it('names a source for each feature of another product', () => {
    const unsourced = rows.flatMap(([feature = '', ...products]) =>
      products
        .slice(0, 4)
        .map((cell, at) => ({ product: header[at + 1], feature, cell }))
        .filter(({ cell }) => cell !== 'not found' && !/\[\[[A-Z]{2}\d+\]\]\(https?:\/\/[^)]+\)$/.test(cell)),
    );
    expect(unsourced).toEqual([]);
  });

  it('gives one address to each source', () => {
    const addresses = new Map<string, Set<string>>();
    for (const [, name = '', url = ''] of page.matchAll(/\[\[([A-Z]{2}\d+)\]\]\(([^)]+)\)/g)) {
      addresses.set(name, (addresses.get(name) ?? new Set()).add(url));
    }
    expect([...addresses].filter(([, urls]) => urls.size > 1)).toEqual([]);
  });
});
