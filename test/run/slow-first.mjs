import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';

import Sequencer from '@jest/test-sequencer';

/** Seconds a test file takes on two cores, by its path from the root. Only files of at least 25 seconds. */
const slowFiles = new Map(
  Object.entries(JSON.parse(readFileSync(new URL('./slow-files.json', import.meta.url), 'utf8'))),
);

/**
 * Starts slow test files first, so that no worker waits for one that began last.
 * Example: `worker-ends` waits three minutes for processes; started last, the other worker idles that long.
 */
export default class SlowFirst extends Sequencer {
  /** @param {readonly import('@jest/test-result').Test[]} tests */
  sort(tests) {
    const secondsOf = (test) =>
      slowFiles.get(relative(test.context.config.rootDir, test.path).split(sep).join('/')) ?? 0;
    return [...super.sort(tests)].sort((one, other) => secondsOf(other) - secondsOf(one));
  }
}
