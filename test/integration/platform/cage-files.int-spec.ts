import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { jest } from '@jest/globals';
import { seccompFile, seccompFilter } from '../../../server/platform/cage/seccomp.js';

jest.setTimeout(60_000);
const root = join(import.meta.dirname, '../../..');

describe('files of a cage', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'entrevue-cage-files-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Without those of others: the compiler of TypeScript writes `swc-native-0` when it is loaded the first time. */
  const ours = async (): Promise<string[]> => (await readdir(folder)).filter((name) => name.startsWith('entrevue'));

  it('are in no folder while a process uses its cage, nor after it was killed', async () => {
    const child = spawn(
      join(root, 'node_modules/.bin/node'),
      [
        ...['--import', join(root, 'test/integration/queue/support/run-typescript.mjs')],
        join(import.meta.dirname, 'support/stay-after-cage.ts'),
      ],
      { cwd: root, env: { PATH: process.env['PATH'], TMPDIR: folder }, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const ended = once(child, 'exit');
    try {
      const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
      const { level, missing } = JSON.parse(line) as { level: string; missing: string[] };
      // Where bubblewrap works, the filter was in use: the path leads to its bytes.
      if (level === 'wall' && seccompFilter()) expect(missing.join()).not.toContain('seccomp');
      expect(await ours()).toEqual([]);
    } finally {
      child.kill('SIGKILL');
      await ended;
    }
    expect(await ours()).toEqual([]);
  });

  it('include the filter of system calls, which each start reads from its beginning', async () => {
    const filter = seccompFilter();
    const path = seccompFile();
    if (filter === null || path === null) {
      expect([filter, path]).toEqual([null, null]);
      return;
    }
    expect(seccompFile()).toBe(path);
    for (let start = 0; start < 3; start += 1) expect(await readFile(path)).toEqual(filter);
  });
});
