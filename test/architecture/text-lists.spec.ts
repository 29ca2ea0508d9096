import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** Where the one column type for lists is defined. */
const home = 'server/platform/database/text-list.ts';

describe('a list column', () => {
  it('is declared by textList() and by nothing else', () => {
    const files = globSync('server/**/*.ts', { cwd: root }).filter((file) => file !== home);
    expect(files.length).toBeGreaterThan(500);
    const bare = files.filter((file) =>
      /\bp\s*\.array\(|\bArrayType\b|\bmarshallArray\b|columnType\('[a-z]+\[\]'\)/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    );
    expect(bare).toEqual([]);
  });
});
