import { setTimeout as pause } from 'node:timers/promises';
import type { Env } from '../config/env.js';
import { traced } from '../tracing/active-span.js';

export interface OpenAiRequest {
  /** Path under the base URL: `/embeddings`. */
  readonly path: string;
  readonly body: FormData | object;
  readonly timeoutMs: number;
  /** Maximum size of the answer; a longer one is an error. */
  readonly mostBytes: number;
  /** How many times temporary failures are tried; 1 if the caller's queue retries. */
  readonly attempts: number;
  readonly signal?: AbortSignal;
}

const BETWEEN_ATTEMPTS_MS = 500;
/** Too many requests, or a server error. */
const isTemporary = (status: number): boolean => status === 429 || status >= 500;

/** The service refused. The message contains nothing of its answer, which may repeat what was sent. */
export class OpenAiRefusal extends Error {
  constructor(
    path: string,
    readonly status: number,
  ) {
    super(`${path} answered ${status}`);
    this.name = 'OpenAiRefusal';
  }
}

/** A client for any service with the OpenAI protocol, with the URL and key of the environment. */
export class OpenAiEndpoint {
  constructor(private readonly env: Pick<Env, 'AI_BASE_URL' | 'AI_API_KEY'>) {}

  /**
   * @returns the JSON answer, not validated.
   * @throws OpenAiRefusal, or another Error if it cannot be reached, is too slow, or answers too much.
   */
  async post(request: OpenAiRequest): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await traced(`call AI ${request.path}`, 'client', () => this.#once(request));
      } catch (error) {
        const mayHelp = error instanceof OpenAiRefusal && isTemporary(error.status);
        if (!mayHelp || attempt >= request.attempts) throw error;
        await pause(BETWEEN_ATTEMPTS_MS, undefined, request.signal ? { signal: request.signal } : {});
      }
    }
  }

  async #once({ path, body, timeoutMs, mostBytes, signal }: OpenAiRequest): Promise<unknown> {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const response = await this.#send(path, body, signal ? AbortSignal.any([signal, timeout]) : timeout);
      if (!response.ok) {
        await response.body?.cancel();
        throw new OpenAiRefusal(path, response.status);
      }
      return jsonOf(await textOf(response, path, mostBytes), path);
    } catch (error) {
      signal?.throwIfAborted();
      if (timeout.aborted) throw new Error(`${path} took longer than ${timeoutMs} ms`, { cause: error });
      if (isUnreachable(error)) throw new Error(`${path} cannot be reached`, { cause: error });
      throw error;
    }
  }

  #send(path: string, body: OpenAiRequest['body'], signal: AbortSignal): Promise<Response> {
    const { AI_BASE_URL, AI_API_KEY } = this.env;
    if (AI_BASE_URL === undefined) throw new Error('AI_BASE_URL is not set');
    const isForm = body instanceof FormData;
    return fetch(`${AI_BASE_URL.replace(/\/+$/, '')}${path}`, {
      method: 'POST',
      body: isForm ? body : JSON.stringify(body),
      headers: {
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        ...(AI_API_KEY === undefined ? {} : { authorization: `Bearer ${AI_API_KEY}` }),
      },
      signal,
      // A redirect would send the key to another server.
      redirect: 'error',
    });
  }
}

/** `fetch` throws a TypeError if there was no connection or it broke. */
function isUnreachable(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'TypeError';
}

async function textOf(response: Response, path: string, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body: AsyncIterable<Uint8Array> | null = response.body;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the download.
    if (size > mostBytes) throw new Error(`${path} answered more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function jsonOf(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message quotes the answer, so it is not passed on.
    throw new Error(`${path} answered no JSON`);
  }
}
