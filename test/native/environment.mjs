import { TestEnvironment } from 'jest-environment-node';

import { loadNative } from './load-native.mjs';

/** What the product's modules see as their own: a test that sets the clock sets theirs. */
const sharedNames = [
  ...['Date', 'setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval', 'clearImmediate'],
  ...['Error', 'TypeError', 'RangeError', 'SyntaxError', 'AggregateError'],
  ...['Map', 'Set', 'WeakMap', 'Promise', 'RegExp'],
];

/** Node's environment for a test file that shares the product's modules with the files before and after it. */
export default class NativeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of sharedNames) {
      Object.defineProperty(this.global, name, {
        configurable: true,
        get: () => globalThis[name],
        set() {},
      });
    }
    this.global[Symbol.for('entrevue.loadNative')] = loadNative;
    const FakeTimers = this.fakeTimersModern.constructor;
    this.fakeTimersModern = new FakeTimers({ config: config.projectConfig, global: globalThis });
  }
}
