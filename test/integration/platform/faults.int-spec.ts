import { jest } from '@jest/globals';
import { Terminal } from '../../../server/launcher/supervisor/terminal.js';
import { fault as connectionsExhausted } from '../../faults/connections-exhausted.fault.js';
import { fault as postgresDiskFull } from '../../faults/postgres-disk-full.fault.js';
import type { Stage } from '../../faults/support/fault.js';

jest.setTimeout(120_000);

/** Faults that need no cluster. `npm run faults` runs all of them. */
const stage: Stage = {
  terminal: new Terminal(),
  signal: new AbortController().signal,
  cluster: () => Promise.reject(new Error('this fault needs the cluster')),
};

describe('a fault of the database', () => {
  it.each([connectionsExhausted, ...(process.getuid?.() === 0 ? [postgresDiskFull] : [])])(
    '$done: $expected',
    async (fault) => {
      const { measured, missed, lost, doubled } = await fault.run(stage);
      process.stderr.write(`    ${fault.done}: ${measured}\n`);
      expect({ missed, lost: lost ?? 0, doubled: doubled ?? 0 }).toEqual({ missed: [], lost: 0, doubled: 0 });
    },
  );
});
