import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestAnswer, TestApp, TestRequest } from '../../../support/app.js';

const ROOT = join(import.meta.dirname, '../../../..');

export interface RemoteEncoder {
  readonly folder: string;
  readonly pid: number;
  /** Everything it wrote so far. */
  output(): string;
  /** Its exit code; null while it runs, or if a signal ended it. */
  exitCode(): number | null;
  end(signal: NodeJS.Signals): Promise<void>;
}

/** The encoder's program in its own process, from another folder and with an empty environment. */
export async function startEncoder(api: string, token: string, args: readonly string[] = []): Promise<RemoteEncoder> {
  const folder = await mkdtemp(join(tmpdir(), 'entrevue-elsewhere-'));
  await writeFile(join(folder, 'token'), `${token}\n`, { mode: 0o600 });
  const child: ChildProcess = spawn(
    join(ROOT, 'node_modules/.bin/node'),
    [
      ...['--import', join(ROOT, 'test/integration/queue/support/run-typescript.mjs')],
      ...[join(ROOT, 'server/encoder.ts'), '--api', api, '--token-file', join(folder, 'token'), ...args],
    ],
    { cwd: folder, env: {}, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (written += text.toString()));
  return {
    folder,
    pid: child.pid ?? 0,
    output: () => written,
    exitCode: () => child.exitCode,
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill(signal);
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A request of an encoder. */
export const asEncoder = <T>(
  app: TestApp,
  token: string,
  method: 'POST' | 'PATCH',
  path: string,
  payload: object,
): Promise<TestAnswer<T>> =>
  app.request<T>({ method, url: `/api/encoder/jobs${path}`, payload, headers: { authorization: `Encoder ${token}` } });

/** A request to a signed address. */
export const transfer = <T>(
  app: TestApp,
  address: string,
  request: Omit<TestRequest, 'url'> = {},
): Promise<TestAnswer<T>> => {
  const { pathname, search } = new URL(address);
  return app.request<T>({ ...request, url: pathname + search });
};

/** Sends a rung's bytes. */
export const sendBytes = <T>(app: TestApp, address: string, bytes: Buffer): Promise<TestAnswer<T>> =>
  transfer<T>(app, address, {
    method: 'PUT',
    payload: bytes,
    headers: { 'content-type': 'application/offset+octet-stream' },
  });
