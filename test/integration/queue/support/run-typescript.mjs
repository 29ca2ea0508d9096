/** `node --import` this to run our TypeScript sources in a process of their own. */
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

import { compileTypescript } from '../../../native/compile-typescript.mjs';

const isOurs = (url) => url !== undefined && url.startsWith('file:') && !url.includes('/node_modules/');

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && specifier.endsWith('.js') && isOurs(context.parentURL)) {
      return next(`${specifier.slice(0, -3)}.ts`, context);
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!url.endsWith('.ts') || !isOurs(url)) return next(url, context);
    return { format: 'module', source: compileTypescript(fileURLToPath(url)), shortCircuit: true };
  },
});
