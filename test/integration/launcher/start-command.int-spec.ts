import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { acquireProcessLock } from '../../../server/launcher/process-lock.js';

const ROOT = join(import.meta.dirname, '../../..');

/** Runs a set-up script that must refuse; it does so before it installs or builds anything. */
async function refusal(script: string, env: NodeJS.ProcessEnv): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, [join(ROOT, 'server/launcher', script)], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, printed };
}

describe('npm start is refused in one line', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'entrevue-start-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('when the port is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { code, printed } = await refusal('start.mjs', { PORT: String(port), DATA_DIR: folder });
    server.close();
    expect(code).toBe(1);
    expect(printed).toBe(
      `Port ${port} is taken: stop the program that uses it, or choose another: PORT=${port + 1} npm start\n`,
    );
  });

  it('when DATA_DIR cannot be written', async () => {
    // Not even root can make a folder under a device.
    const { code, printed } = await refusal('start.mjs', { DATA_DIR: '/dev/null/data' });
    expect(code).toBe(1);
    expect(printed).toBe('DATA_DIR /dev/null/data is not writable: change its permissions, or set DATA_DIR.\n');
  });

  it('when it runs already; and so is npm run reset', async () => {
    const lock = await acquireProcessLock(join(folder, 'entrevue.lock'));
    const start = await refusal('start.mjs', { DATA_DIR: folder });
    const reset = await refusal('reset.mjs', { DATA_DIR: folder });
    await lock.release();
    expect(start.code).toBe(1);
    expect(start.printed).toBe(
      `Entrevue already runs on ${folder} (process ${process.pid}): stop it first, or set DATA_DIR.\n`,
    );
    expect(reset.code).toBe(1);
    expect(reset.printed).toBe(`Entrevue runs on ${folder}: stop it (Ctrl-C) before emptying it.\n`);
  });
});
