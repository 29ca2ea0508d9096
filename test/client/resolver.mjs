/** Jest's resolver of the client's specs: maps the packages of the bundle to their stand-ins. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const standIns = join(import.meta.dirname, '../../node_modules/.cache/client-packages/stand-ins');

/** By specifier; null if the bundle has no such package. */
const known = new Map();

function standInOf(specifier) {
  if (/^[./]/.test(specifier)) return null;
  if (!known.has(specifier)) {
    const path = join(standIns, `${specifier.replaceAll('/', '+')}.mjs`);
    known.set(specifier, existsSync(path) ? path : null);
  }
  return known.get(specifier);
}

/** @param {string} specifier @param {{ defaultResolver: (specifier: string, options: object) => string }} options */
export const sync = (specifier, options) => standInOf(specifier) ?? options.defaultResolver(specifier, options);
