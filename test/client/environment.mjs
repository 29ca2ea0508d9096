import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';

import { packagesFile } from './bundle-packages.mjs';
import { cannotMatch } from './quick-selectors.mjs';

const require = createRequire(import.meta.url);
const fromJest = createRequire(require.resolve('jest-environment-jsdom'));

// To compute a style, jsdom tries each rule of each style sheet on the element, and emotion writes a sheet for each rule. Patch it
// before jsdom loads, because jsdom keeps the function that it finds here.
const selectors = fromJest('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) =>
  !cannotMatch(element, selector) && matchesDontThrow(element, selector);

const { TestEnvironment } = require('jest-environment-jsdom');

/** Compiled once per process; it runs once per test file, in the window of that file. @type {Script | undefined} */
let packages;

/** Jest's jsdom environment, with the packages of the client from one bundle. */
export default class ClientEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // jsdom has no classes of fetch; the service worker and its specs use them.
    const { Request, Response, TransformStream } = globalThis;
    Object.assign(this.global, { Request, Response, TransformStream });
    let loaded;
    this.global[Symbol.for('entrevue.package')] = (specifier, jest) => {
      packages ??= new Script(readFileSync(packagesFile, 'utf8'), { filename: packagesFile });
      loaded ??= packages.runInContext(this.getVmContext())(require, jest);
      return loaded[specifier]();
    };
  }
}
