/**
 * Runs the built API (`product-host.mjs api`) or worker for one journey file after the other. Loading its 5,000 modules takes most
 * of a start and happens once; each file gets an application of its own, on its own database.
 */
import 'reflect-metadata';
import { join } from 'node:path';

import { NestFactory } from '@nestjs/core';

import { answerRequests } from './answer-requests.mjs';

const built = join(import.meta.dirname, '../../../dist/server');
const [kind] = process.argv.slice(2);
const { parseEnv } = await import(join(built, 'platform/config/env.js'));
const { createLogger } = await import(join(built, 'platform/logging/logger.js'));
const { NestLogger } = await import(join(built, 'platform/logging/nest-logger.js'));
const { Cages } = await import(join(built, 'platform/cage/index.js'));
const start = kind === 'api' ? await apiStarter() : await workerStarter();

/** The application of the file that runs. */
let running = null;

answerRequests({
  async start({ env: variables }) {
    if (running) throw new Error('the application of the file before still runs');
    const env = parseEnv({ ...process.env, ...variables });
    running = await start(env, createLogger(env.LOG_LEVEL).child({ process: kind }));
  },
  async stop() {
    const stopping = running;
    running = null;
    await stopping?.close();
  },
});

/** As server/main.ts starts it. */
async function apiStarter() {
  const { createApi } = await import(join(built, 'api.js'));
  return async (env, logger) => {
    const app = await createApi({ env, logger, applicationName: 'entrevue-api' });
    await app.get(Cages).check({ isWorker: false });
    await app.listen({ port: env.PORT, host: env.HOST });
    return app;
  };
}

/** As server/worker.ts starts it. */
async function workerStarter() {
  const { WorkerModule } = await import(join(built, 'worker.module.js'));
  return async (env, logger) => {
    const module = await WorkerModule.forRoot({ env, logger, queues: 'all', applicationName: 'entrevue-worker' });
    const app = await NestFactory.createApplicationContext(module, {
      logger: new NestLogger(logger),
      abortOnError: false,
    });
    await app.get(Cages).check({ isWorker: true });
    return app;
  };
}
