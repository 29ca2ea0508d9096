import type { ErrorAnswer, FactsAnswer } from '@platform/contract/error.contract';

/** A field that the server refused; `path` is its name, dotted if nested. */
export interface FieldProblem {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** Codes of problems without a server answer. */
export type ClientProblem =
  | 'CLIENT.NETWORK'
  | 'CLIENT.INVALID_ANSWER'
  | 'CLIENT.HTTP_STATUS'
  | 'CLIENT.UNREADABLE_ERROR'
  | 'CLIENT.UPLOAD_NETWORK'
  | 'CLIENT.UPLOAD_TIMEOUT'
  | 'CLIENT.UPLOAD_STATUS'
  | 'CLIENT.UPLOAD_INVALID_ANSWER'
  | 'CLIENT.PASSKEY_CANCELLED'
  | 'CLIENT.PASSKEY_UNSUPPORTED'
  | 'CLIENT.PASSKEY_REGISTERED'
  | 'CLIENT.PASSKEY_FAILED';

/**
 * The error of all calls. `code` is the server's `MODULE.REASON` or a `ClientProblem`. `message` is the server's sentence in the
 * reader's language; empty if the client must supply it (`useErrorText`).
 */
export class ApiError extends Error {
  override readonly name: string;

  constructor(
    /** HTTP status; 0 without an answer. */
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: readonly FieldProblem[] = [],
    readonly requestId: string | null = null,
    /** Data of the error besides its message, for example `until`. */
    readonly facts: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = status === 401 ? 'Unauthorized' : 'ApiError';
  }
}

export function isApiError(error: unknown, code?: string): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}

/** An error that only the client knows. */
export function clientError(code: ClientProblem, status = 0): ApiError {
  return new ApiError(status, code, '');
}

/** No answer arrived: the only case for a retry. */
export function networkError(): ApiError {
  return clientError('CLIENT.NETWORK');
}

/** Parses the body of an error answer; `text` can be anything. */
export function errorFromBody(status: number, text: string): ApiError {
  let body: Partial<ErrorAnswer | FactsAnswer>;
  try {
    body = JSON.parse(text) as Partial<ErrorAnswer | FactsAnswer>;
  } catch {
    return clientError('CLIENT.UNREADABLE_ERROR', status);
  }
  if (typeof body !== 'object' || body === null || typeof body.error !== 'string') {
    return clientError('CLIENT.HTTP_STATUS', status);
  }
  const code = typeof body.code === 'string' ? body.code : 'CLIENT.HTTP_STATUS';
  const { details = [] } = body;
  const [problems, facts] = Array.isArray(details) ? [details, {}] : [[], details];
  return new ApiError(status, code, body.error, problems, body.requestId ?? null, facts);
}
