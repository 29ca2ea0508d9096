import { request as overHttp, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookUpPublic, PrivateAddress } from '../push/public-address.js';
import { traced } from '../tracing/active-span.js';

export interface PublicRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Also private addresses, for tests with a server of their own. */
  readonly anyAddress: boolean;
}

/** The answer is longer than the caller accepts. */
export class AnswerTooLong extends Error {
  constructor() {
    super('the answer is too long');
    this.name = 'AnswerTooLong';
  }
}

/** Statuses whose answer has no body. */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Asks an address that a user chose. Only public addresses are reached, checked at the connection's own look-up of the name. Redirects
 * are answered, not followed. The time includes reading the answer.
 *
 * @throws AnswerTooLong, PrivateAddress, and errors of the connection.
 */
export function fetchPublic(url: URL, request: PublicRequest): Promise<Response> {
  return traced('call address of a user', 'client', () => send(url, request));
}

async function send(url: URL, request: PublicRequest): Promise<Response> {
  const { method, headers, body, signal, timeoutMs, maxBytes, anyAddress } = request;
  const open = url.protocol === 'http:' ? overHttp : overHttps;
  // A connection to an address in numbers looks no name up.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!anyAddress && isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddress(host);
  const timeout = AbortSignal.timeout(timeoutMs);
  return new Promise((resolve, reject) => {
    const sent = open(url, {
      method,
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(anyAddress ? {} : { lookup: lookUpPublic }),
    });
    sent.on('error', reject);
    sent.on('response', (response) => void read(response, maxBytes).then(resolve, reject));
    sent.end(body);
  });
}

async function read(response: IncomingMessage, maxBytes: number): Promise<Response> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) {
      response.destroy();
      throw new AnswerTooLong();
    }
    chunks.push(chunk);
  }
  const status = response.statusCode ?? 500;
  const headers = new Headers();
  for (const [name, value] of Object.entries(response.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Response(EMPTY.has(status) ? null : Buffer.concat(chunks), { status, headers });
}
