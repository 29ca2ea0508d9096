import { Injectable } from '@nestjs/common';
import type { CustomFetchOptions } from 'openid-client';
import { Settings } from '../../../platform/config/settings.js';
import { fetchPublic } from '../../../platform/web/public-fetch.js';
import { isProviderAddress } from '../domain/issuer-address.js';

const TIMEOUT_MS = 5_000;
/** A normal answer has some thousand bytes. */
const MAX_BYTES = 200_000;

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
    const content = body === null || body === undefined ? undefined : asText(body);
    return fetchPublic(new URL(address), {
      method,
      headers,
      body: content,
      signal,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      anyAddress: this.mayBeLocal,
    }).catch((error: unknown) => {
      throw new ProviderUnreachable(error);
    });
  };
}

function asText(body: unknown): string {
  if (typeof body === 'string' || body instanceof URLSearchParams) return String(body);
  throw new TypeError('only text can be sent');
}
