import { TestEnvironment } from 'jest-environment-node';

import { loadNative } from './load-native.mjs';

// The keys that the local S3 server of tests knows. The shared modules read the variables of the process, not those of a test file.
Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });

/** Globals that test files share with the product's modules, so that a test which sets the clock sets theirs. */
const sharedNames = [
  ...['Date', 'setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval', 'clearImmediate'],
  ...['Error', 'TypeError', 'RangeError', 'SyntaxError', 'AggregateError'],
  ...['Map', 'Set', 'WeakMap', 'Promise', 'RegExp'],
];

/** Jest's Node environment for a test file that shares the product's modules with other test files. */
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
