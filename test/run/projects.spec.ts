import { globSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const { default: config } = (await import(new URL('../../jest.config.js', import.meta.url).href)) as {
  default: { projects: readonly { displayName: string; testMatch: readonly string[] }[] };
};

describe('the projects of jest', () => {
  // A file in two projects runs twice, and once with modules that it must not share.
  it('have each test file once, whatever paths a command leaves out', () => {
    const files = globSync('test/**/*.{int-spec,http-spec,journey}.ts', { cwd: root });
    expect(files.length).toBeGreaterThan(200);
    const elsewhere = files.flatMap((file) => {
      const owners = config.projects.filter(({ testMatch }) =>
        testMatch.some((pattern) => path.matchesGlob(file, pattern.replace('<rootDir>/', ''))),
      );
      return owners.length === 1 ? [] : [`${file}: ${owners.map(({ displayName }) => displayName).join(', ')}`];
    });
    expect(elsewhere).toEqual([]);
  });
});
