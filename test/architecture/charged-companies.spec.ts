import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const modules = join(import.meta.dirname, '../../server/modules');

/** Every call that takes or holds credits, with the text up to the end of its argument. */
const charges = globSync('**/*.ts', { cwd: modules })
  .filter((file) => !file.startsWith('credits/') && !file.endsWith('.spec.ts'))
  .flatMap((file) =>
    [
      ...readFileSync(join(modules, file), 'utf8').matchAll(
        /\bcredits\.(?:hold|spend)\(\{[^}]*(?:\{[^}]*\}[^}]*)*\}\)/g,
      ),
    ].map(([call]) => ({ file, call })),
  );

describe('actions that cost credits', () => {
  it('name the company they are for, so that the credits of a team pay for them', () => {
    expect(charges.length).toBeGreaterThanOrEqual(7);
    expect(charges.filter(({ call }) => !/\bcompanyId\b/.test(call))).toEqual([]);
  });
});
