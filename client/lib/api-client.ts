import { clientError, errorFromBody, networkError } from './api-error';
import type { IdempotencyKeys } from './idempotency-keys';
import { type waitOrAbort, withRetries } from './retry';

type QueryValue = string | number | boolean | readonly string[] | null | undefined;

/** What says whether an answer is what it should be: a schema of a contract, as a rule. */
export interface Contract<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false };
}

/** A contract, or the way to it where the first page should not wait for its download. */
export type ContractSource<T> = Contract<T> | (() => Promise<Contract<T>>);

export interface ApiRequest<T> {
  /** GET unless said otherwise. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  /** Empty, null and undefined values are left out; lists are joined by commas. */
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: unknown;
  /** The contract of the answer: nothing reaches a screen that does not satisfy it. */
  readonly answer: ContractSource<T>;
  readonly signal?: AbortSignal | undefined;
  /** Sign-in calls: no session goes out, and their 401 means "wrong password", not "session over". */
  readonly anonymous?: boolean;
  /** Too long for an address, but it changes nothing: no key is kept for it, and nothing that was read is out of date. */
  readonly isQuestion?: boolean;
  /** A key of its own, for what has to be carried out once even if it is sent again after a reload. */
  readonly key?: string;
}

/** What the client needs from around it; a test brings its own. */
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
  /** A change went through: whatever was read from there is out of date. */
  readonly onChanged: (path: string) => void;
}

/** Another call with the same key has not ended yet. */
const stillRunning = 'REQUEST.IDEMPOTENCY_KEY_IN_USE';

export type ApiClient = <T>(request: ApiRequest<T>) => Promise<T>;

/** Builds the one function through which every call goes, uploads aside. */
export function createApiClient(around: ApiSurroundings): ApiClient {
  return async (request) => {
    const method = request.method ?? 'GET';
    const isChange = method !== 'GET' && request.isQuestion !== true;
    const token = request.anonymous === true ? null : around.token();
    const body = request.body === undefined ? undefined : JSON.stringify(request.body);
    const fingerprint = `${method} ${request.path} ${body ?? ''}`;
    const headers = headersOf(around, method, token, body);
    if (isChange) headers['Idempotency-Key'] = request.key ?? around.keys.keyFor(fingerprint);

    // Both are on their way at once.
    const contract = contractOf(request.answer);
    const attempt = async (): Promise<{ status: number; text: string }> => {
      try {
        const response = await around.fetch(addressOf(request), {
          method,
          headers,
          credentials: 'include',
          body: body ?? null,
          signal: request.signal ?? null,
        });
        return { status: response.status, text: await response.text() };
      } catch (error) {
        if (request.signal?.aborted === true) throw error;
        throw networkError();
      }
    };
    const { status, text } = await withRetries(attempt, (ms) => around.wait(ms, request.signal));

    if (status >= 400) {
      const error = errorFromBody(status, text);
      // A call still running and a defect leave the outcome open: the key stays for the next press.
      if (isChange && status < 500 && error.code !== stillRunning) around.keys.settle(fingerprint);
      if (status === 401 && request.anonymous !== true) around.onRefused(token);
      throw error;
    }
    around.onAnswered();
    if (isChange) {
      around.keys.settle(fingerprint);
      around.onChanged(request.path);
    }
    return parseAnswer(await contract, status, text);
  };
}

/** A contract that cannot be downloaded is an answer that cannot be read; nobody may wait for it when the call itself fails. */
function contractOf<T>(source: ContractSource<T>): Promise<Contract<T>> {
  if (typeof source !== 'function') return Promise.resolve(source);
  const contract = source().catch(() => Promise.reject(networkError()));
  contract.catch(() => undefined);
  return contract;
}

function headersOf(around: ApiSurroundings, method: string, token: string | null, body: string | undefined) {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': around.language() };
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

/** Reads a good answer; what does not satisfy its contract is an error, not a half-filled screen. */
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
