import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Why this code could end its process, or null. `pg` emits `error` on a client whose connection ends, for example when PostgreSQL
 * restarts, and Node ends a process whose `error` event has no listener. The `error` listener of a pool does not cover clients in use.
 */
function faultOf(code: string): string | null {
  if (/\bnew PostgresConnection\(/.test(code)) return 'uses BullMQ’s connection without GuardedPostgresConnection';
  if (/\bnew (?:pg\.)?Client\(/.test(code) && !/\.on\('error'/.test(code)) return 'a client without an error listener';
  if (/\bnew (?:pg\.)?Pool\(/.test(code) && !/\.on\('connect', \(client\) => client\.on\('error'/.test(code))
    return 'a pool whose clients in use have no error listener';
  return null;
}

const files = globSync('server/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.spec.ts'));
const withPg = files
  .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }))
  .filter(({ code }) => /from '(?:pg|bullmq)'/.test(code));

describe('a connection to PostgreSQL', () => {
  it('that ends does not end the process', () => {
    const faults = withPg.flatMap(({ file, code }) => {
      const fault = faultOf(code);
      return fault === null ? [] : [`${file}: ${fault}`];
    });
    expect(withPg.length).toBeGreaterThan(5);
    expect(faults).toEqual([]);
  });

  it.each([
    'const client = new pg.Client({ connectionString });\nawait client.connect();',
    "const pool = new pg.Pool({ max: 3 });\npool.on('error', report);",
    'new PostgresConnection(options.connection)',
  ])('is found if it would: %j', (code) => {
    expect(faultOf(code)).not.toBeNull();
  });
});
