import { Injectable } from '@nestjs/common';

/** Public pages of the client that have one address each, for the site map. Empty while no client is served. */
@Injectable()
export class ListedPages {
  #paths: readonly string[] = [];

  load(paths: readonly string[]): void {
    this.#paths = paths;
  }

  get paths(): readonly string[] {
    return this.#paths;
  }
}
