/**
 * Compiles our TypeScript for Node, once for all processes of all runs: the results are kept in `node_modules/.cache`, and Node
 * keeps its compiled code beside them. Loading the API takes 4 s of a core instead of 6.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, enableCompileCache } from 'node:module';
import { join } from 'node:path';

import { keptTopicsModule, withKeptTopics } from './kept-topics.mjs';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'node_modules/.cache/compiled-tests');
const require = createRequire(import.meta.url);
const { jsc } = JSON.parse(readFileSync(join(root, 'server/.swcrc'), 'utf8'));
const options = { swcrc: false, jsc, module: { type: 'es6' }, sourceMaps: 'inline' };
const compiler = JSON.stringify([require('@swc/core/package.json').version, options]);

mkdirSync(folder, { recursive: true });
enableCompileCache(join(root, 'node_modules/.cache/compiled-node'));

/**
 * @param {string} filename of a TypeScript module
 * @returns {string} JavaScript with its source map
 */
export function compileTypescript(filename) {
  const written = readFileSync(filename, 'utf8');
  const source = filename === keptTopicsModule ? withKeptTopics(written) : written;
  const key = createHash('sha256').update(compiler).update(filename).update('\0').update(source).digest('hex');
  const kept = join(folder, `${key}.js`);
  const known = contentOf(kept);
  if (known !== null) return known;
  // Loaded only when needed: a process whose modules are all known does without the compiler.
  const { code } = require('@swc/core').transformSync(source, { ...options, filename });
  // Renamed, so that no other process reads half a file.
  writeFileSync(`${kept}.${process.pid}`, code);
  renameSync(`${kept}.${process.pid}`, kept);
  return code;
}

function contentOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}
