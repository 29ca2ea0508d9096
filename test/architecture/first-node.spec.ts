import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/**
 * A fresh clone runs its first scripts with the machine's own Node, which may be 20, and before any package is installed.
 * `globSync` of `node:fs`, for example, exists from Node 22 on, so an import of it ends `npm test` in its first second.
 */
const root = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** Names that Node 20.0 has. Before you add one, read "Added in" in its documentation: https://nodejs.org/docs/latest-v20.x/api/ */
const namesOfNode20: Record<string, string> = {
  'node:child_process': 'spawn spawnSync',
  'node:crypto': 'createHash',
  'node:events': 'once',
  'node:fs':
    'accessSync constants copyFileSync existsSync mkdirSync readFileSync readdirSync renameSync rmSync statSync writeFileSync',
  'node:fs/promises': 'mkdir readFile readdir rm stat writeFile',
  'node:net': 'createServer',
  'node:os': 'constants setPriority',
  'node:path': 'basename delimiter dirname join relative resolve',
  'node:timers/promises': 'setTimeout',
  'node:url': 'fileURLToPath pathToFileURL',
};

/** Names that Node 20 lacks, however they are reached. */
const laterThanNode20 =
  /\b(globSync|Object\.groupBy|Map\.groupBy|Promise\.(withResolvers|try)|RegExp\.escape|Array\.fromAsync|process\.getBuiltinModule|import\.meta\.main)\b/;

interface Import {
  readonly from: string;
  readonly names: string[];
}

function importsOf(source: string): Import[] {
  return [...source.matchAll(/^(?:import|export)\s+(?:([^'";]*?)\s+from\s+)?'([^']+)'/gm)].map(
    ([, names = '', from]) => ({
      from: from!,
      names: names
        .replace(/[{}]/g, '')
        .split(',')
        .map((name) => name.trim().split(' as ')[0]!)
        .filter((name) => name !== ''),
    }),
  );
}

/** All files that start with the given one, itself included. */
function filesFrom(file: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(file)) return found;
  const source = readFileSync(file, 'utf8');
  found.set(file, source);
  for (const { from } of importsOf(source)) if (from.startsWith('.')) filesFrom(resolve(file, '..', from), found);
  return found;
}

const firstScripts = Object.values(scripts)
  .map((command) => /^node (\S+\.mjs)/.exec(command)?.[1])
  .filter((path) => path !== undefined)
  .map((path) => filesFrom(join(root, path)))
  .filter((files) => files.has(join(root, 'server/launcher/setup/prepare.mjs')));
const files = new Map(firstScripts.flatMap((found) => [...found]));

describe('scripts that set up a fresh clone', () => {
  it('are all found', () => {
    expect(firstScripts.length).toBeGreaterThanOrEqual(10);
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(
        ['server/launcher/start.mjs', 'test/run/run.mjs', 'test/native/kept-topics.mjs'].map((path) =>
          join(root, path),
        ),
      ),
    );
  });

  it.each([...files].map(([path, source]) => [relative(root, path), source] as const))(
    '%s runs on Node 20 without packages',
    (_, source) => {
      const others = importsOf(source).filter(({ from }) => !from.startsWith('.'));
      for (const { from, names } of others) {
        expect(Object.keys(namesOfNode20)).toContain(from);
        expect(namesOfNode20[from]!.split(' ')).toEqual(expect.arrayContaining(names));
      }
      expect(source.replace(/^\s*(\/?\*|\/\/).*$/gm, '').match(laterThanNode20)).toBeNull();
    },
  );
});
