import { KEPT_AT } from '../service-worker/kept-answer';
import { clientError, errorFromBody, networkError } from './api-error';
import type { IdempotencyKeys } from './idempotency-keys';
import { type waitOrAbort, withRetries } from './retry';
import { newTraceParent } from './trace-parent';

type QueryValue = string | number | boolean | readonly string[] | null | undefined;

/** Validates an answer; usually a schema of a contract. */
export interface Contract<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false };
}

/** A contract, or a loader, so that the first page need not wait for its download. */
export type ContractSource<T> = Contract<T> | (() => Promise<Contract<T>>);

export interface ApiRequest<T> {
  /** Default: GET. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  /** Empty, null and undefined values are left out; lists are joined by commas. */
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: unknown;
  /** The contract of the answer: invalid answers never reach a screen. */
  readonly answer: ContractSource<T>;
  readonly signal?: AbortSignal | undefined;
  /** For sign-in calls: sent without a session, and 401 means "wrong password" instead of "session over". */
  readonly anonymous?: boolean;
  /** A read with a body too long for the address: it gets no idempotency key and invalidates no cached data. */
  readonly isQuestion?: boolean;
  /** An idempotency key for a request that must be carried out once, even if it is sent again after a reload. */
  readonly key?: string;
}

/** The client's dependencies; tests pass their own. */
export interface ApiSurroundings {
  readonly fetch: typeof fetch;
  readonly token: () => string | null;
  readonly csrfToken: () => string | null;
  readonly language: () => string;
  readonly keys: IdempotencyKeys;
  readonly wait: typeof waitOrAbort;
  /** The server refused this token. */
  readonly onRefused: (token: string | null) => void;
  readonly onAnswered: () => void;
  /** The service worker answered with what it had kept since `at` (milliseconds since the epoch), because the server did not. */
  readonly onKept?: (signal: AbortSignal | undefined, at: number) => void;
  /** Called after a successful change, because cached data of that path is outdated. */
  readonly onChanged: (path: string) => void;
}

/** Another call with the same key is still running. */
const stillRunning = 'REQUEST.IDEMPOTENCY_KEY_IN_USE';

export type ApiClient = <T>(request: ApiRequest<T>) => Promise<T>;

/** Creates the function for all calls except uploads. */
export function createApiClient(around: ApiSurroundings): ApiClient {
  return async (request) => {
    const method = request.method ?? 'GET';
    const isChange = method !== 'GET' && request.isQuestion !== true;
    const token = request.anonymous === true ? null : around.token();
    const body = request.body === undefined ? undefined : JSON.stringify(request.body);
    const fingerprint = `${method} ${request.path} ${body ?? ''}`;
    const headers = headersOf(around, method, token, body);
    if (isChange) headers['Idempotency-Key'] = request.key ?? around.keys.keyFor(fingerprint);

    // Two downloads run in parallel: the contract and the answer.
    const contract = contractOf(request.answer);
    const attempt = async (): Promise<{ status: number; text: string; keptAt: string | null }> => {
      try {
        const response = await around.fetch(addressOf(request), {
          method,
          headers,
          credentials: 'include',
          body: body ?? null,
          signal: request.signal ?? null,
        });
        return { status: response.status, text: await response.text(), keptAt: response.headers.get(KEPT_AT) };
      } catch (error) {
        if (request.signal?.aborted === true) throw error;
        throw networkError();
      }
    };
    const { status, text, keptAt } = await withRetries(attempt, (ms) => around.wait(ms, request.signal));

    if (status >= 400) {
      const error = errorFromBody(status, text);
      // The outcome is open after a running call or a server error, so keep the key for the next try.
      if (isChange && status < 500 && error.code !== stillRunning) around.keys.settle(fingerprint);
      if (status === 401 && request.anonymous !== true) around.onRefused(token);
      throw error;
    }
    if (keptAt === null) around.onAnswered();
    else around.onKept?.(request.signal, Number(keptAt));
    if (isChange) {
      around.keys.settle(fingerprint);
      around.onChanged(request.path);
    }
    return parseAnswer(await contract, status, text);
  };
}

/** A contract that fails to download makes the answer unreadable; do not wait for it if the call itself fails. */
function contractOf<T>(source: ContractSource<T>): Promise<Contract<T>> {
  if (typeof source !== 'function') return Promise.resolve(source);
  const contract = source().catch(() => Promise.reject(networkError()));
  contract.catch(() => undefined);
  return contract;
}

function headersOf(around: ApiSurroundings, method: string, token: string | null, body: string | undefined) {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': around.language(),
    traceparent: newTraceParent(),
  };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token !== null) headers['Authorization'] = `Bearer ${token}`;
  const csrf = around.csrfToken();
  if (method !== 'GET' && csrf !== null) headers['X-CSRF-Token'] = csrf;
  return headers;
}

function addressOf(request: Pick<ApiRequest<unknown>, 'path' | 'query'>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text !== '') search.set(name, text);
  }
  return search.size === 0 ? request.path : `${request.path}?${search.toString()}`;
}

/** Parses a successful answer; an invalid one is an error, not a half-filled screen. */
export function parseAnswer<T>(contract: Contract<T>, status: number, text: string): T {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw clientError('CLIENT.INVALID_ANSWER', status);
  }
  const parsed = contract.safeParse(json);
  if (!parsed.success) throw clientError('CLIENT.INVALID_ANSWER', status);
  return parsed.data;
}
