import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allFaults } from '../faults/support/all-faults.js';
import { provedByTests } from '../faults/support/proved-by-tests.js';

const ROOT = join(import.meta.dirname, '../..');
const ROWS = Array.from({ length: 30 }, (_, n) => `F${n + 1}`);

/** For example `F19–F21` is three rows. */
function rowsOf(row: string): string[] {
  const [first = 0, last = first] = row.split('–').map((part) => Number(part.slice(1)));
  return Array.from({ length: last - first + 1 }, (_, n) => `F${first + n}`);
}

describe('the faults', () => {
  it('have a script or a test for every row', async () => {
    const scripts = (await allFaults()).map(({ fault }) => fault.row);
    const proved = new Set([...scripts, ...provedByTests.map(({ row }) => row)].flatMap(rowsOf));
    expect(ROWS.filter((row) => !proved.has(row))).toEqual([]);
  });

  it('name only tests that exist', () => {
    expect(provedByTests.filter(({ test }) => !existsSync(join(ROOT, test)))).toEqual([]);
  });

  it('are described by their README', async () => {
    const page = readFileSync(join(ROOT, 'test/faults/README.md'), 'utf8');
    expect((await allFaults()).filter(({ name }) => !page.includes(`\`${name}\``)).map(({ name }) => name)).toEqual([]);
  });
});
