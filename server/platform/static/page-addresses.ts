import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Written by the client's build. */
const FILE = 'addresses.json';

/** Which addresses are pages of the client. */
export class PageAddresses {
  readonly #patterns: readonly RegExp[];

  /** @param addresses with their variable parts named, such as `/jobs/:id`. */
  constructor(addresses: readonly string[]) {
    this.#patterns = addresses.map((address) => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}/?$`));
  }

  /** @param folder of the built client. */
  static of(folder: string): PageAddresses {
    const file = join(folder, FILE);
    return new PageAddresses(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : ['/']);
  }

  has(path: string): boolean {
    return this.#patterns.some((pattern) => pattern.test(path));
  }
}
