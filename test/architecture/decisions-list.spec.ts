import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../server/decisions');

describe('server/decisions/README.md', () => {
  it('lists each decision once, in order', () => {
    const files = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
    const list = readFileSync(join(folder, 'README.md'), 'utf8');
    const listed = [...list.matchAll(/^\| \[(\d{4})\]\(([^)]+)\)/gm)].map(([, number, file]) => [number, file]);
    expect(listed).toEqual(files.sort().map((name) => [name.slice(0, 4), name]));
  });
});
