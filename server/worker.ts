import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { watchParent } from './launcher/parent-watch.js';
import { Cages } from './platform/cage/index.js';
import { InvalidEnvironment, parseEnv } from './platform/config/env.js';
import { createLogger } from './platform/logging/logger.js';
import { NestLogger } from './platform/logging/nest-logger.js';
import { stopOnSignals } from './platform/process/stop-on-signals.js';
import { InvalidJobRegistry } from './platform/queue/job-registry.js';
import { WorkerModule } from './worker.module.js';

/** Max time to stop: 20 s for handlers, and some for closing (milliseconds). */
const DRAIN_MS = 25_000;

/** @throws TypeError for an unknown argument. */
function queuesOf(args: readonly string[]): readonly string[] | 'all' {
  const { values } = parseArgs({ args: [...args], options: { queues: { type: 'string' } }, strict: true });
  const names =
    values.queues
      ?.split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '') ?? [];
  return names.length === 0 ? 'all' : names;
}

async function main(): Promise<void> {
  const env = parseEnv(process.env);
  const queues = queuesOf(process.argv.slice(2));
  const logger = createLogger(env.LOG_LEVEL).child({ process: 'worker' });
  const module = await WorkerModule.forRoot({ env, logger, queues, applicationName: 'entrevue-worker' });
  const app = await NestFactory.createApplicationContext(module, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  stopOnSignals({ logger, drainMs: DRAIN_MS, close: () => app.close() });
  watchParent();
  await app.get(Cages).check({ isWorker: true });
}

main().catch((error: unknown) => {
  const known = error instanceof InvalidEnvironment || error instanceof InvalidJobRegistry;
  const lines = known ? error.lines : [error instanceof Error ? error.message : String(error)];
  for (const line of lines) process.stderr.write(`${line}\n`);
  if (process.env['LOG_LEVEL'] === 'debug') process.stderr.write(`${String((error as Error).stack)}\n`);
  process.exit(1);
});
