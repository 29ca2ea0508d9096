import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Programs that start the database, and content of the demo, which has days of its own. */
const otherPrograms = /^server\/(launcher|demo)\//;

/** Files that read the clock of the machine, with the reason why nothing expires and nothing becomes due by it. */
const allowed: Readonly<Record<string, string>> = {
  'server/platform/clock/clock.ts': 'it is the start of the clock that follows the database',
  'server/platform/config/config.module.ts': 'it makes the one clock of a process, which then follows the database',
  'server/taxonomy-import.ts': 'the time is only shown beside a version of the taxonomy',
  'server/platform/logging/logger.ts': 'logs of a machine are compared with its other logs',
  'server/platform/health/measure-health.ts': 'Prometheus compares the time with its own clock',
  'server/platform/queue/ensure-schedules.ts': 'BullMQ calculates the next run by the clock of the machine',
  'server/platform/queue/job-runner.ts': 'BullMQ subtracts the clock of the machine from it',
  'server/platform/queue/wait-for-version.ts': 'BullMQ subtracts the clock of the machine from it; the limit is days',
  'server/platform/queue/queue-overview.query.ts': 'BullMQ stores the times of jobs by the clocks of machines',
  'server/platform/realtime/realtime-gateway.ts': 'a limited session hears no events, so its cursor is never used',
  'server/platform/tracing/quiet-span.ts': 'a trace compares it with the other spans of this machine',
  'server/modules/media/ffmpeg/work-folder.ts': 'the file system writes the other time',
  'server/modules/media/storage/disk-media-storage.ts': 'the file system compares it with times of other files',
};

/** `new Date()`, `Date()` and `Date.now()`; a second clock would never follow the database. */
const readsClock = /\bnew Date\(\s*\)|(?<!new )\bDate\(\s*\)|\bDate\.now\b|\bnew Clock\(/;

const withoutComments = (code: string): string => code.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');

const readers = globSync('server/**/*.ts', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.spec.ts') && !otherPrograms.test(file))
  .filter((file) => readsClock.test(withoutComments(readFileSync(join(root, file), 'utf8'))));

describe('the clock of the machine', () => {
  it('decides nothing: code asks Clock, or DatabaseTime where money is concerned', () => {
    expect(readers.filter((file) => !(file in allowed))).toEqual([]);
  });

  it('is allowed only in files that still read it', () => {
    expect(Object.keys(allowed).filter((file) => !readers.includes(file))).toEqual([]);
  });

  it.each([
    'const now = new Date();',
    'Date.now() - since',
    'new Clock().now()',
    'const at = Date();',
    'map(Date.now)',
  ])('is found in: %s', (code) => {
    expect(readsClock.test(code)).toBe(true);
  });
});
