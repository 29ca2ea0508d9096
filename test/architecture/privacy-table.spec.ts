import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { privacyTable, withTable } from './privacy-table.js';

const path = join(import.meta.dirname, '../../docs/privacy.md');
/** Ignores the padding of the columns. */
const unpadded = (text: string): string => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');

describe('docs/privacy.md', () => {
  it('has the same table of who sees what as the code; `npm run docs:privacy` writes it', async () => {
    const document = await readFile(path, 'utf8');
    if (process.env['WRITE_DOCS'] === '1') await writeFile(path, withTable(document));
    const written = await readFile(path, 'utf8');
    expect(unpadded(written)).toBe(unpadded(withTable(written)));
  });

  it('has a row for every field, with a word in every cell', () => {
    for (const line of privacyTable().split('\n').slice(2)) expect(line).not.toMatch(/\|\s+\|/);
  });
});
