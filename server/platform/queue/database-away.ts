import { isNativeError } from 'node:util/types';

/** SQLSTATE classes and error codes of an unavailable server, as opposed to a wrong statement. */
const unavailableClasses = ['08', '53', '57P'];
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);
const unavailableMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a',
];

/** True if the database is restarting, has no free connection or cannot be reached, so that waiting helps. */
export function isDatabaseAway(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return (
    unavailableCodes.has(code) ||
    unavailableClasses.some((prefix) => code.startsWith(prefix)) ||
    unavailableMessages.some((message) => error.message.startsWith(message))
  );
}
