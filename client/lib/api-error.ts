import type { ErrorAnswer, FactsAnswer } from '@platform/contract/error.contract';

/** One field the server refused; `path` is the field's name, dotted where it is nested. */
export interface FieldProblem {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** Codes of problems that no server answer names. */
export type ClientProblem =
  | 'CLIENT.NETWORK'
  | 'CLIENT.INVALID_ANSWER'
  | 'CLIENT.HTTP_STATUS'
  | 'CLIENT.UNREADABLE_ERROR'
  | 'CLIENT.UPLOAD_NETWORK'
  | 'CLIENT.UPLOAD_TIMEOUT'
  | 'CLIENT.UPLOAD_STATUS'
  | 'CLIENT.UPLOAD_INVALID_ANSWER';

/**
 * The one error every call raises. `code` is the server's `MODULE.REASON` or a `ClientProblem`; `message` is the
 * server's sentence in the reader's language, empty when the client has to find the words (`useErrorText`).
 */
export class ApiError extends Error {
  override readonly name: string;

  constructor(
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: readonly FieldProblem[] = [],
    readonly requestId: string | null = null,
    /** What the refusal tells besides its sentence, for example `until`. */
    readonly facts: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = status === 401 ? 'Unauthorized' : 'ApiError';
  }
}

export function isApiError(error: unknown, code?: string): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}

/** An error that only the client can name. */
export function clientError(code: ClientProblem, status = 0): ApiError {
  return new ApiError(status, code, '');
}

/** No answer came back: the only case worth another attempt. */
export function networkError(): ApiError {
  return clientError('CLIENT.NETWORK');
}

/** Turns the body of a refusal into an error; `text` is whatever arrived. */
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
