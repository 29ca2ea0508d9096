import { Injectable } from '@nestjs/common';

/** The queues that this process works on; an API works on none. Known once all providers were created. */
@Injectable()
export class OwnQueues {
  #names: ReadonlySet<string> = new Set();

  set(names: Iterable<string>): void {
    this.#names = new Set(names);
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }
}
