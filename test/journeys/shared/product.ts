import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '../../support/database.js';
import { freePort } from '../../support/running-instance.js';
import { HelperProcess } from './helper-process.js';

const root = join(import.meta.dirname, '../../..');

/** The settings of `startInstance`, so that a file may use either. */
const settings = {
  NODE_ENV: 'development',
  NODE_OPTIONS: '',
  LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'error',
  WORKER: 'none',
  RATE_LIMIT: 'off',
};
const apiHost = new HelperProcess(['product-host.mjs', 'api'], settings);
const workerHost = new HelperProcess(['product-host.mjs', 'worker'], settings);

/** The built product with its own database and data folder, for one journey file. */
export interface Product {
  readonly url: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** A running product to visit instead, for example that of `npm run cluster`. */
const given = {
  url: process.env['PRODUCT_URL'],
  databaseUrl: process.env['PRODUCT_DATABASE_URL'] ?? '',
  dataDir: process.env['PRODUCT_DATA_DIR'] ?? '',
};

/** Whether a product is running. Still true at the next start if the file before failed to stop it. */
let isOpen = false;

/**
 * Starts the built product in the two processes that the journey files share: an API and a worker. A file that kills a process
 * uses `startInstance` instead.
 */
export async function openProduct(
  env: Readonly<Record<string, string>> = {},
  { withWorker = true }: { readonly withWorker?: boolean } = {},
): Promise<Product> {
  if (given.url !== undefined) {
    if (Object.keys(env).length > 0)
      throw new Error('this journey needs settings of its own, so it cannot use PRODUCT_URL');
    return { ...given, url: given.url, stop: () => Promise.resolve() };
  }
  if (!existsSync(join(root, 'dist/server/main.js'))) throw new Error('dist/server is not built: npm run build');
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'entrevue-journey-'));
  const port = env['PORT'] ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const own = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: port, PUBLIC_URL: url, ...env };
  // If the file before did not stop its product, start with new processes.
  if (isOpen) for (const host of [apiHost, workerHost]) host.end();
  isOpen = true;
  const start = { task: 'start', env: own };
  // Not awaited, as in production the API answers while the worker starts. If the start fails, `stop` throws.
  const worker = withWorker ? workerHost.request(start) : Promise.resolve('');
  worker.catch(() => undefined);
  const stop = async (): Promise<void> => {
    try {
      await Promise.all([
        apiHost.request({ task: 'stop' }),
        worker.then(() => (withWorker ? workerHost.request({ task: 'stop' }) : '')),
      ]);
      isOpen = false;
    } finally {
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  };
  try {
    await apiHost.request(start);
    const answer = await fetch(`${url}/api/health/ready`);
    if (!answer.ok) throw new Error(`the API is not ready: ${await answer.text()}`);
  } catch (error) {
    await stop().catch(() => undefined); // The cause is the failed start.
    throw error;
  }
  return { url, databaseUrl: database.url, dataDir, stop };
}
