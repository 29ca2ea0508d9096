import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The client's build writes this file. */
const FILE = 'addresses.json';

interface Listed {
  readonly pages: readonly string[];
  readonly written: readonly string[];
}

const patternsOf = (addresses: readonly string[]): readonly RegExp[] =>
  addresses.map((address) => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}/?$`));

/** The addresses that are pages of the client. */
export class PageAddresses {
  readonly #pages: readonly RegExp[];
  readonly #written: readonly RegExp[];
  /** Written pages without a variable part. */
  readonly listed: readonly string[];

  /** Addresses have named variable parts, such as `/jobs/:id`. `written`: those that come with their content. */
  constructor({ pages, written }: Listed) {
    this.#pages = patternsOf(pages);
    this.#written = patternsOf(written);
    this.listed = written.filter((path) => !path.includes(':'));
  }

  /** @param folder the built client. */
  static of(folder: string): PageAddresses {
    const file = join(folder, FILE);
    const nothing: Listed = { pages: ['/'], written: [] };
    return new PageAddresses(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Listed) : nothing);
  }

  has(path: string): boolean {
    return this.#pages.some((pattern) => pattern.test(path));
  }

  isWritten(path: string): boolean {
    return this.#written.some((pattern) => pattern.test(path));
  }
}
