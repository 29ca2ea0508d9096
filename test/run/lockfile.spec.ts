import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Missing {
  name: string;
  version: string;
  wantedBy: string;
}
type Packages = Record<string, { optionalDependencies?: Record<string, string> }>;

const path = new URL('./missing-optional.mjs', import.meta.url).href;
const { missingOptional } = (await import(path)) as { missingOptional(packages: Packages): Missing[] };

describe('the lockfile', () => {
  it('contains every package for every platform, since npm ci refuses it otherwise', async () => {
    const lockfile = join(import.meta.dirname, '../../package-lock.json');
    const { packages } = JSON.parse(await readFile(lockfile, 'utf8')) as { packages: Packages };
    // To repair: node test/run/complete-lockfile.mjs
    expect(missingOptional(packages)).toEqual([]);
  });

  it('is searched like Node resolves packages: nested, beside, or above', () => {
    const wants = (name: string): { optionalDependencies: Record<string, string> } => ({
      optionalDependencies: { [name]: '1.0.0' },
    });
    expect(missingOptional({ 'node_modules/a': wants('x'), 'node_modules/x': {} })).toEqual([]);
    expect(missingOptional({ 'node_modules/a': wants('x'), 'node_modules/a/node_modules/x': {} })).toEqual([]);
    expect(
      missingOptional({ 'node_modules/a/node_modules/b': wants('x'), 'node_modules/a/node_modules/x': {} }),
    ).toEqual([]);
    expect(missingOptional({ 'node_modules/a': wants('x'), 'node_modules/b/node_modules/x': {} })).toEqual([
      { name: 'x', version: '1.0.0', wantedBy: 'node_modules/a' },
    ]);
  });
});
