import type { Logger } from '../logging/logger.js';

interface StopOptions {
  readonly logger: Logger;
  /** Max time of `close`, in milliseconds. */
  readonly drainMs: number;
  close(): Promise<void>;
}

/**
 * Ends the process properly: SIGTERM and SIGINT drain it; a second signal or a slow drain ends it immediately. After an uncaught
 * error the state is unreliable, so it logs and exits to be restarted.
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
