/**
 * Loads modules of the product and its packages outside the sandbox of a test file, once per process.
 *
 * Jest runs each test file in its own realm and loads every module again: about 3,000 modules and five seconds per file for the
 * whole application. With this loader test files stay isolated, but share the modules that they import.
 */
import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

import { transformSync } from '@swc/core';

const root = join(import.meta.dirname, '../..');
const product = join(root, 'server') + sep;
const require = createRequire(import.meta.url);
const { jsc } = JSON.parse(readFileSync(join(product, '.swcrc'), 'utf8'));

registerHooks({
  resolve(specifier, context, next) {
    const isSource = specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.endsWith('.ts');
    return next(isSource ? `${specifier.slice(0, -'js'.length)}ts` : specifier, context);
  },
  load(url, context, next) {
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      filename,
      swcrc: false,
      jsc,
      module: { type: 'es6' },
      sourceMaps: 'inline',
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});

/**
 * @param {string} path of the module
 * @returns {object} its exports
 */
export function loadNative(path) {
  return require(path);
}
