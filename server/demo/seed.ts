import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { pino } from 'pino';
import { CoreModule } from '../app.module.js';
import { watchParent } from '../launcher/parent-watch.js';
import { InvalidEnvironment, parseEnv } from '../platform/config/env.js';
import { createLogger } from '../platform/logging/logger.js';
import { NestLogger } from '../platform/logging/nest-logger.js';
import { accountLines } from './demo-accounts.js';
import { DemoClock } from './demo-clock.js';
import { seedDemo } from './seed-demo.js';

const STDERR = 2;

/** Fills the demo once and prints its accounts on standard output; the log goes to standard error. */
async function main(): Promise<void> {
  const env = parseEnv(process.env);
  if (!env.DEMO_MODE) {
    process.stderr.write('DEMO_MODE is false: there is no demo content to make\n');
    return;
  }
  // An interrupted run does no harm (see seed-demo.ts), so this process ends with its launcher.
  watchParent();
  const clock = new DemoClock();
  const logger = createLogger(env.LOG_LEVEL, pino.destination(STDERR)).child({ process: 'demo' });
  const app = await NestFactory.createApplicationContext(
    CoreModule.forRoot({ env, logger, clock, applicationName: 'entrevue-demo' }),
    { logger: new NestLogger(logger), abortOnError: false },
  );
  try {
    const made = await seedDemo(app, clock);
    logger.info({ made }, 'demo content is there');
  } finally {
    await app.close();
  }
  for (const line of accountLines()) process.stdout.write(`${line}\n`);
}

main().catch((error: unknown) => {
  const lines = error instanceof InvalidEnvironment ? error.lines : [String((error as Error).stack ?? error)];
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
});
