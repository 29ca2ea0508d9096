import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const path = new URL('../mutants/mutants.js', import.meta.url).href;
const { mutants } = (await import(path)) as {
  readonly mutants: readonly { readonly name: string; readonly file: string; readonly find: string }[];
};

/** If the text of a planted defect is no longer in its file, nothing would be planted. */
describe('planted defects', () => {
  it.each(mutants)('$name is still in $file', ({ file, find }) => {
    expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2);
  });
});
