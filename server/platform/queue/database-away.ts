import { isNativeError } from 'node:util/types';
import { isConnectionLost } from '../database/connection-lost.js';

/** SQLSTATE classes and codes that mean "the server is not there now", not "this statement is wrong". */
const awayClasses = ['08', '53', '57P'];
const awayCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EHOSTUNREACH', 'ENOTFOUND']);

/** True when the database restarts, is full of connections or cannot be reached: waiting helps. */
export function isDatabaseAway(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return (
    awayCodes.has(code) || awayClasses.some((prefix) => code.startsWith(prefix)) || isConnectionLost(error.message)
  );
}
