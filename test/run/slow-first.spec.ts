import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const slowFiles = JSON.parse(readFileSync(join(import.meta.dirname, 'slow-files.json'), 'utf8')) as Record<
  string,
  number
>;

interface Test {
  readonly path: string;
  readonly context: {
    readonly config: { readonly rootDir: string; readonly id: string; readonly cacheDirectory: string };
    readonly hasteFS: { getSize(): number };
  };
}

const { default: SlowFirst } = (await import(new URL('./slow-first.mjs', import.meta.url).href)) as {
  default: new (options: object) => { sort(tests: readonly Test[]): readonly Test[] };
};

describe('the order of test files', () => {
  it('begins with the slowest files', () => {
    const [slowest, second] = Object.entries(slowFiles)
      .sort(([, one], [, other]) => other - one)
      .map(([path]) => path);
    const context = {
      config: { rootDir: root, id: 'spec', cacheDirectory: '/nowhere' },
      hasteFS: { getSize: () => 1 },
    };
    const tests = ['package.json', second!, 'README.md', slowest!].map((path) => ({ path: join(root, path), context }));
    const sorted = new SlowFirst({ contexts: [], globalConfig: {} }).sort(tests);
    expect(sorted.map(({ path }) => path).slice(0, 2)).toEqual([join(root, slowest!), join(root, second!)]);
    expect(sorted).toHaveLength(tests.length);
  });

  it.each(Object.keys(slowFiles))('knows files that exist: %s', (path) => {
    expect(existsSync(join(root, path))).toBe(true);
  });
});
