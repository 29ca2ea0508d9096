/**
 * Loads modules of the product and its packages outside the sandbox of a test file, once per process.
 *
 * Jest runs each test file in its own realm and loads every module again: about 3,000 modules and five seconds per file for the
 * whole application. With this loader test files stay isolated, but share the modules that they import.
 */
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

import { compileTypescript } from './compile-typescript.mjs';

const require = createRequire(import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    const isSource = specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.endsWith('.ts');
    return next(isSource ? `${specifier.slice(0, -'js'.length)}ts` : specifier, context);
  },
  load(url, context, next) {
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
    return { format: 'module', source: compileTypescript(fileURLToPath(url)), shortCircuit: true };
  },
});

/**
 * @param {string} path of the module
 * @returns {object} its exports
 */
export function loadNative(path) {
  return require(path);
}
