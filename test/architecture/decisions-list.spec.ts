import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../server/decisions');

const files = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));

describe('server/decisions/README.md', () => {
  it('lists each decision once, in order', () => {
    const list = readFileSync(join(folder, 'README.md'), 'utf8');
    const listed = [...list.matchAll(/^\| \[(\d{4})\]\(([^)]+)\)/gm)].map(([, number, file]) => [number, file]);
    expect(listed).toEqual(files.sort().map((name) => [name.slice(0, 4), name]));
  });
});

describe('a decision', () => {
  it.each(files)('begins with its number and a title: %s', (name) => {
    const [heading] = readFileSync(join(folder, name), 'utf8').split('\n');
    expect(heading).toMatch(new RegExp(`^# ${name.slice(0, 4)} · \\S`));
  });
});
