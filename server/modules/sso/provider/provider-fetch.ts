import { request as overHttp, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import { Injectable } from '@nestjs/common';
import type { CustomFetchOptions } from 'openid-client';
import { Settings } from '../../../platform/config/settings.js';
import { lookUpPublic } from '../../../platform/push/public-address.js';
import { isProviderAddress } from '../domain/issuer-address.js';

const TIMEOUT_MS = 5_000;
/** A normal answer has some thousand bytes. */
const MAX_BYTES = 200_000;
/** Statuses whose answer has no body. */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);

/** No whole answer arrived: the connection failed, took too long, or leads to a private address, or the answer is too long. */
export class ProviderUnreachable extends Error {
  constructor(cause: unknown) {
    super('the provider did not answer', { cause });
    this.name = 'ProviderUnreachable';
  }
}

/**
 * Asks a company's provider, whose addresses the company and the provider choose: https to public addresses only, checked at the
 * connection's own look-up of the name; no redirects, small answers, five seconds.
 */
@Injectable()
export class ProviderFetch {
  constructor(private readonly settings: Settings) {}

  get mayBeLocal(): boolean {
    return this.settings.env.SSO_ISSUERS === 'any';
  }

  /** As the global `fetch`, for the library. @throws ProviderUnreachable */
  readonly fetch = async (
    address: string,
    { method, headers, body, signal }: CustomFetchOptions,
  ): Promise<Response> => {
    if (!isProviderAddress(address, this.mayBeLocal)) throw new ProviderUnreachable(`${address} is not allowed`);
    const url = new URL(address);
    const send = url.protocol === 'http:' ? overHttp : overHttps;
    const content = body === null || body === undefined ? undefined : asText(body);
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    return new Promise((resolve, reject) => {
      const sent = send(url, {
        method,
        headers,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        ...(this.mayBeLocal ? {} : { lookup: lookUpPublic }),
      });
      const fail = (error: unknown): void => reject(new ProviderUnreachable(error));
      sent.on('error', fail);
      sent.on('response', (response) => void read(response).then(resolve, fail));
      sent.end(content);
    });
  };
}

function asText(body: unknown): string {
  if (typeof body === 'string' || body instanceof URLSearchParams) return String(body);
  throw new TypeError('only text can be sent');
}

async function read(response: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) {
      response.destroy();
      throw new Error('the answer is too long');
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
