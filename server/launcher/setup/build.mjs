import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { npm } from './npm.mjs';
import { Refusal } from './refusal.mjs';
import { lastLines } from './run-program.mjs';

/**
 * A part of the product that is built from sources, and rebuilt only if one of them changed.
 * @typedef {{ name: string, script: string, result: string, sources: readonly string[], isSource: (path: string) => boolean, env?: NodeJS.ProcessEnv }} Part
 */

const SHARED = ['package.json', 'package-lock.json', 'tsconfig.json'];
const isTest = (path) => /\.(int-spec|http-spec|spec|journey)\.tsx?$/.test(path);
const isContract = (path) => path.endsWith('.contract.ts');

/** @type {Record<'server' | 'client' | 'storybook', Part>} */
export const parts = {
  server: {
    name: 'server',
    script: 'build:server',
    result: 'dist/server/main.js',
    sources: [...SHARED, 'nest-cli.json', 'server'],
    isSource: (path) => !isTest(path) && !path.endsWith('.md') && !path.endsWith('.mjs'),
  },
  client: {
    name: 'client',
    script: 'build:client',
    result: 'dist/pages/worker.js',
    sources: [...SHARED, 'client', 'server/modules', 'server/platform/contract'],
    isSource: (path) => (path.startsWith('server/') ? isContract(path) : !isTest(path) && !path.includes('.stories.')),
  },
  storybook: {
    name: 'storybook',
    script: 'build-storybook',
    result: 'dist/storybook/index.json',
    // The check of stories reads no tables of properties. Example: reading them takes 24 s of a build of 42 s.
    env: { STORYBOOK_PROPERTIES: 'none' },
    sources: [...SHARED, 'client', 'storybook', 'server/modules', 'server/platform/contract'],
    isSource: (path) => (path.startsWith('server/') ? isContract(path) : !isTest(path)),
  },
};

/**
 * Whether a part's result was built from the current sources.
 * @param {string} root
 * @param {Part} part
 */
export async function isBuilt(root, part) {
  const stamp = stampOf(root, part);
  if (!existsSync(join(root, part.result)) || !existsSync(stamp)) return false;
  return (await readFile(stamp, 'utf8')) === (await sourceHash(root, part));
}

/**
 * Builds a part. The stamp is removed first and written last, so that an interrupted build runs again.
 * @param {string} root
 * @param {Part} part
 */
export async function build(root, part) {
  const stamp = stampOf(root, part);
  await rm(stamp, { force: true });
  const hash = await sourceHash(root, part);
  const { code, output } = await npm(root, ['run', '--silent', part.script], { env: { ...process.env, ...part.env } });
  if (code !== 0) throw new Refusal(`Building the ${part.name} failed:\n${lastLines(output, 40)}`);
  if (!existsSync(join(root, part.result))) {
    throw new Refusal(`Building the ${part.name} made no ${part.result}:\n${lastLines(output, 40)}`);
  }
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(stamp, hash);
  return output;
}

/**
 * @param {string} root
 * @param {Part} part
 */
export async function sourceHash(root, part) {
  const hash = createHash('sha256');
  for (const source of part.sources) {
    for (const path of await filesUnder(root, source)) {
      if (part.isSource(path))
        hash
          .update(`${path}\0`)
          .update(await readFile(join(root, path)))
          .update('\0');
    }
  }
  return hash.digest('hex');
}

async function filesUnder(root, source) {
  const full = join(root, source);
  if (!existsSync(full)) return [];
  if (!(await stat(full)).isDirectory()) return [source];
  const entries = await readdir(full, { withFileTypes: true });
  const nested = await Promise.all(
    entries
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((entry) =>
        entry.isDirectory() ? filesUnder(root, `${source}/${entry.name}`) : [`${source}/${entry.name}`],
      ),
  );
  return nested.flat();
}

function stampOf(root, part) {
  return join(root, 'dist', `${part.name}.stamp`);
}
