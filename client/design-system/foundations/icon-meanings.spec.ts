import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as lucide from 'lucide-react';
import { iconGroups } from './icon-meanings';

const client = join(import.meta.dirname, '../..');
/** `ImageIcon` is another name of `Image`, which the browser also has. Types start no icon. */
const ofLucide = (name: string): string =>
  name
    .replace(/^type /, '')
    .replace(/ as .*$/, '')
    .replace(/(?<=.)Icon$/, '');

function importedIcons(): string[] {
  const sources = globSync('**/*.{ts,tsx}', { cwd: client }).filter(
    (path) => !/\.(spec|stories|examples)\./.test(path),
  );
  const found = sources.flatMap((path) => {
    const source = readFileSync(join(client, path), 'utf8');
    return [...source.matchAll(/import \{([^}]+)\} from 'lucide-react'/g)].flatMap(([, names]) => names!.split(','));
  });
  const names = found.map((name) => name.trim()).filter((name) => name !== '' && !/LucideIcon|LucideProps/.test(name));
  return [...new Set(names.map(ofLucide))].sort();
}

const described = iconGroups.flatMap((group) => Object.keys(group.icons));

describe('icons of the workshop', () => {
  it('are those that the product uses', () => {
    expect([...described].sort()).toEqual(importedIcons());
  });

  it('have one meaning each', () => {
    expect(new Set(described).size).toBe(described.length);
    expect(described.filter((name) => !(name in lucide))).toEqual([]);
  });
});
