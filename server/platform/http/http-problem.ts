import { isConnectionLost } from '../database/connection-lost.js';
import { DomainError, type ErrorParams } from '../errors/domain-error.js';
import { statusOfKind } from '../errors/error-status.js';
import type { CodedIssue } from './field-issues.js';

/** An error of any layer, reduced to what the answer needs. */
export interface HttpProblem {
  readonly status: number;
  readonly code: string;
  /** Key of the message, if it is not the code. */
  readonly sentence?: string;
  readonly params: ErrorParams;
  readonly details: readonly CodedIssue[];
  readonly retryAfterSeconds?: number;
  readonly figures?: Readonly<Record<string, number>>;
  readonly facts?: Readonly<Record<string, string>>;
}

const problem = (status: number, code: string, extra: Partial<HttpProblem> = {}): HttpProblem => ({
  status,
  code,
  params: {},
  details: [],
  ...extra,
});

interface ErrorLike {
  readonly code?: unknown;
  readonly name?: unknown;
  readonly message?: string;
  readonly statusCode?: unknown;
  readonly ttl?: unknown;
  getStatus?(): number;
}

/** SQL states after which a retry helps: no connection, shutting down, overloaded, locked, deadlock. */
const unavailableSqlStates = /^(08|57P0|53[0234]|40001|40P01|55P03|57014)/;
const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);
const statusCodes: Readonly<Record<number, string>> = {
  400: 'REQUEST.MALFORMED_JSON',
  403: 'REQUEST.FORBIDDEN',
  404: 'REQUEST.NOT_FOUND',
  405: 'REQUEST.METHOD_NOT_ALLOWED',
  408: 'REQUEST.TIMEOUT',
  413: 'REQUEST.TOO_LARGE',
  414: 'REQUEST.TOO_LARGE',
  415: 'REQUEST.UNSUPPORTED_TYPE',
  431: 'REQUEST.TOO_LARGE',
};

function databaseProblem(sqlState: string): HttpProblem | null {
  if (sqlState === '53100') return problem(507, 'REQUEST.STORAGE_FULL', { retryAfterSeconds: 60 });
  if (unavailableSqlStates.test(sqlState)) return problem(503, 'REQUEST.UNAVAILABLE', { retryAfterSeconds: 2 });
  // A violated constraint without an error of its own: another request was faster.
  if (sqlState === '23505' || sqlState === '23P01') return problem(409, 'REQUEST.CONFLICT');
  // The database cannot store this text (NUL, malformed Unicode) or number.
  if (/^22(021|P05|P02|003|001)$/.test(sqlState)) return problem(400, 'REQUEST.INVALID');
  return null;
}

/** Maps any thrown value to an answer; unknown errors are bugs (500). */
export function problemOf(error: unknown): HttpProblem {
  if (error instanceof DomainError) {
    const retry = error.retryAfterSeconds;
    return problem(statusOfKind[error.kind], error.code, {
      params: error.params,
      details: error.details,
      ...(error.sentence === error.code ? {} : { sentence: error.sentence }),
      ...(retry === undefined ? {} : { retryAfterSeconds: retry }),
      ...(error.figures === undefined ? {} : { figures: error.figures }),
      ...(error.facts === undefined ? {} : { facts: error.facts }),
    });
  }
  const like = (error ?? {}) as ErrorLike;
  if (typeof like.code === 'string') {
    if (connectionCodes.has(like.code)) return problem(503, 'REQUEST.UNAVAILABLE', { retryAfterSeconds: 2 });
    if (like.code === 'ENOSPC') return problem(507, 'REQUEST.STORAGE_FULL', { retryAfterSeconds: 60 });
    if (/^[0-9A-Z]{5}$/.test(like.code)) {
      const found = databaseProblem(like.code);
      if (found) return found;
    }
  }
  // The driver has no code for a broken connection or an exhausted pool, only a message.
  if (like.code === undefined && isConnectionLost(like.message ?? '')) {
    return problem(503, 'REQUEST.UNAVAILABLE', { retryAfterSeconds: 2 });
  }
  const status = typeof like.getStatus === 'function' ? like.getStatus() : like.statusCode;
  if (status === 429) {
    const seconds = Math.max(1, Math.ceil(Number(like.ttl ?? 60_000) / 1000));
    return problem(429, 'REQUEST.TOO_MANY', { params: { seconds }, retryAfterSeconds: seconds });
  }
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return problem(status, statusCodes[status] ?? 'REQUEST.INVALID');
  }
  if (status === 503) return problem(503, 'REQUEST.UNAVAILABLE', { retryAfterSeconds: 2 });
  return problem(500, 'REQUEST.DEFECT');
}
