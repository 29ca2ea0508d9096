import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../server/launcher/postgres/free-port.js';
import { LogFile } from '../../../server/launcher/supervisor/log-file.js';
import { SupervisedProcess } from '../../../server/launcher/supervisor/supervised-process.js';
import { waitUntilReady } from '../../../server/launcher/supervisor/wait-until-ready.js';

const SERVER = join(import.meta.dirname, '../../../dist/server');
const ENDS_WITHIN_MS = 8_000;

/** A process of the built product, beside others. */
export interface OtherProcess {
  readonly origin: string;
  readonly pid: () => number | undefined;
  stop(): Promise<void>;
}

/** Starts an API with these settings, and waits until it is ready. */
export async function startOwnApi(env: NodeJS.ProcessEnv): Promise<OtherProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'entrevue-fault-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = {
    PATH: process.env['PATH'],
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
    RATE_LIMIT: 'off',
    WORKER: 'none',
    DATA_DIR: join(folder, 'data'),
    PUBLIC_URL: origin,
    ...env,
    PORT: String(port),
  };
  const log = new LogFile(join(folder, 'api.log'));
  const api = new SupervisedProcess(
    { name: 'API', script: join(SERVER, 'main.js'), env: settings, log },
    () => undefined,
  );
  const stop = async (): Promise<void> => {
    await api.stop(ENDS_WITHIN_MS);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await api.start();
    await waitUntilReady(origin, api, AbortSignal.timeout(90_000));
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, pid: () => api.pid, stop };
}
