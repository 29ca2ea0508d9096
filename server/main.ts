import 'reflect-metadata';
import { createApi } from './api.js';
import { watchParent } from './launcher/parent-watch.js';
import { Cages } from './platform/cage/index.js';
import { InvalidEnvironment, parseEnv } from './platform/config/env.js';
import { StopNotice } from './platform/http/stop-notice.js';
import { createLogger } from './platform/logging/logger.js';
import { stopOnSignals } from './platform/process/stop-on-signals.js';

/** Max time in milliseconds for open requests to finish after a stop signal. */
const DRAIN_MS = 20_000;

async function main(): Promise<void> {
  const env = parseEnv(process.env);
  const logger = createLogger(env.LOG_LEVEL).child({ process: 'api' });
  const app = await createApi({ env, logger, applicationName: 'entrevue-api' });
  const close = async (): Promise<void> => {
    await app.get(StopNotice).give(env.STOP_NOTICE_SECONDS);
    await app.close();
  };
  stopOnSignals({ logger, drainMs: env.STOP_NOTICE_SECONDS * 1_000 + DRAIN_MS, close });
  watchParent();
  await app.get(Cages).check({ isWorker: false });
  await app.listen({ port: env.PORT, host: env.HOST });
  logger.info({ host: env.HOST, port: env.PORT }, 'listening');
}

main().catch((error: unknown) => {
  // No request can be answered yet: print the causes, one line each, and exit.
  const lines =
    error instanceof InvalidEnvironment ? error.lines : [error instanceof Error ? error.message : String(error)];
  for (const line of lines) process.stderr.write(`${line}\n`);
  if (process.env['LOG_LEVEL'] === 'debug') process.stderr.write(`${String((error as Error).stack)}\n`);
  process.exit(1);
});
