/** Replaces a module by one that re-exports the shared copy. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { loadNative } from './load-native.mjs';

const self = readFileSync(import.meta.filename);
const load = `globalThis[Symbol.for('entrevue.loadNative')]`;

export default {
  process(_source, path, { supportsStaticESM }) {
    const loaded = `${load}(${JSON.stringify(path)})`;
    if (!supportsStaticESM) return { code: `module.exports = ${loaded};` };
    const names = Object.keys(loadNative(path)).filter((name) => name !== 'module.exports');
    const lines = names.map(
      (name, at) => `const _${at} = shared[${JSON.stringify(name)}]; export { _${at} as ${JSON.stringify(name)} };`,
    );
    return { code: [`const shared = ${loaded};`, ...lines].join('\n') };
  },
  getCacheKey(source, path, { supportsStaticESM }) {
    return createHash('sha256')
      .update(self)
      .update(source)
      .update(path)
      .update(String(supportsStaticESM))
      .digest('hex');
  },
};
