import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino';
import { currentSpan } from '../tracing/active-span.js';
import { currentRequestId } from './request-context.js';

/**
 * Keys whose values never reach a log line, at any depth we log: secrets, and data that identify a person. Code should not log them at all;
 * this list is the second protection.
 */
const secretKeys = [
  'password',
  'token',
  'authorization',
  'cookie',
  'secret',
  'email',
  'phone',
  'full_name',
  'name',
  'bio',
  'address',
];
const redactedPaths = secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `*["set-${key}"]`]);

/** Structured logs, one JSON object a line; every line of a request carries its id, and its trace id if tracing is on. */
export class Logger {
  constructor(private readonly pino: PinoLogger) {}

  debug(fields: object, message: string): void {
    this.pino.debug(fields, message);
  }

  info(fields: object, message: string): void {
    this.pino.info(fields, message);
  }

  warn(fields: object, message: string): void {
    this.pino.warn(fields, message);
  }

  error(fields: object, message: string): void {
    this.pino.error(fields, message);
  }

  child(fields: Record<string, unknown>): Logger {
    return new Logger(this.pino.child(fields));
  }
}

/** @param level least severe level written; `destination` defaults to standard output. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: (): string => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: redactedPaths, censor: '[redacted]' },
    mixin: (): object => {
      const requestId = currentRequestId();
      const traceId = currentSpan()?.traceId;
      return { ...(requestId ? { requestId } : {}), ...(traceId ? { traceId } : {}) };
    },
    formatters: { level: (label: string): object => ({ level: label }) },
  };
  return new Logger(destination ? pino(options, destination) : pino(options));
}
