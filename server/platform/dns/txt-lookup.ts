import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { dnsServers } from './dns-servers.js';

/** Of one try; the second waits longer, and every server of the setting is tried. */
const TIMEOUT_MS = 1_500;
const TRIES = 2;
/** Of the whole look-up, whatever the servers do. */
const DEADLINE_MS = 8_000;
/** A normal name has a few records; more are not read. */
const MAX_RECORDS = 100;

/** TXT records of a name, none, an alias (CNAME) in its place, or no answer that could be read. */
export type TxtAnswer =
  | { readonly kind: 'records'; readonly records: readonly string[] }
  | { readonly kind: 'none' | 'alias' }
  | { readonly kind: 'unreadable'; readonly code: string };

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN';
const isNone = (code: string): boolean => code === 'ENOTFOUND' || code === 'ENODATA';

/** Asks the DNS for TXT records, through the servers of DNS_SERVERS or those of the machine. */
@Injectable()
export class TxtLookup {
  readonly #servers: readonly string[];

  constructor({ env }: Settings) {
    this.#servers = env.DNS_SERVERS === undefined ? [] : dnsServers(env.DNS_SERVERS);
  }

  /**
   * Never throws: every fault is an answer. An alias is not followed, because it may lead to a name of somebody else.
   *
   * @example await lookup.of('_entrevue.company.example')
   */
  async of(name: string): Promise<TxtAnswer> {
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES, maxTimeout: 2 * TIMEOUT_MS });
    if (this.#servers.length > 0) resolver.setServers(this.#servers);
    const deadline = setTimeout(() => resolver.cancel(), DEADLINE_MS);
    try {
      const [alias, texts] = await Promise.allSettled([resolver.resolveCname(name), resolver.resolveTxt(name)]);
      if (alias.status === 'fulfilled' && alias.value.length > 0) return { kind: 'alias' };
      if (texts.status === 'rejected') {
        const code = codeOf(texts.reason);
        return isNone(code) ? { kind: 'none' } : { kind: 'unreadable', code };
      }
      // Without an answer about an alias, the records may be those of another name.
      const unknown = alias.status === 'rejected' ? codeOf(alias.reason) : 'ENODATA';
      if (!isNone(unknown)) return { kind: 'unreadable', code: unknown };
      return { kind: 'records', records: texts.value.slice(0, MAX_RECORDS).map((parts) => parts.join('')) };
    } finally {
      clearTimeout(deadline);
    }
  }
}
