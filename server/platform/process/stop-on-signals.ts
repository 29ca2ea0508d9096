import type { Logger } from '../logging/logger.js';

interface StopOptions {
  readonly logger: Logger;
  /** Longest time `close` may take (milliseconds). */
  readonly drainMs: number;
  close(): Promise<void>;
}

/**
 * Ends the process well: SIGTERM and SIGINT drain it, a second signal or a drain that takes too long ends it at once. An
 * error nobody caught means the state cannot be trusted: it is logged and the process leaves, to be started again.
 */
export function stopOnSignals({ logger, drainMs, close }: StopOptions): void {
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) process.exit(130);
    stopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => {
      logger.error({ drainMs }, 'did not drain in time');
      process.exit(1);
    }, drainMs).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'failed to close');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));

  const die = (error: unknown, message: string): void => {
    logger.error({ err: error }, message);
    process.exitCode = 1;
    setImmediate(() => process.exit(1));
  };
  process.on('uncaughtException', (error) => die(error, 'uncaught exception'));
  process.on('unhandledRejection', (reason) => die(reason, 'unhandled rejection'));
}
