import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const fromSources = ['--import', join(ROOT, 'test/integration/queue/support/run-typescript.mjs')];

/**
 * Node's arguments that start a process of the product. `npm test` has built the server and names the build in `TEST_SERVER_BUILD`: a
 * bundled worker needs 2 s of a core less than one that loads its sources. A single test runs the sources, because a build may be older.
 */
export function serverProgram(name: 'main' | 'worker'): readonly string[] {
  const build = process.env['TEST_SERVER_BUILD'];
  return build === undefined ? [...fromSources, join(ROOT, `server/${name}.ts`)] : [join(build, `${name}.js`)];
}
