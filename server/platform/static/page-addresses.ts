import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The client's build writes this file. */
const FILE = 'addresses.json';

/** The addresses that are pages of the client. */
export class PageAddresses {
  readonly #patterns: readonly RegExp[];

  /** @param addresses with named variable parts, such as `/jobs/:id`. */
  constructor(addresses: readonly string[]) {
    this.#patterns = addresses.map((address) => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}/?$`));
  }

  /** @param folder the built client. */
  static of(folder: string): PageAddresses {
    const file = join(folder, FILE);
    return new PageAddresses(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : ['/']);
  }

  has(path: string): boolean {
    return this.#patterns.some((pattern) => pattern.test(path));
  }
}
