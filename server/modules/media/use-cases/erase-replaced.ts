import { Injectable } from '@nestjs/common';
import { Installation } from '../persistence/installation.js';
import { StoredKeys } from '../persistence/stored-keys.js';
import { MediaStorage } from '../storage/media-storage.js';
import { mayBeOf } from '../storage/storage-key.js';

/** Deletes files that no row still names. Safe to repeat. Files that carry another installation's id stay. */
@Injectable()
export class EraseReplaced {
  constructor(
    private readonly keys: StoredKeys,
    private readonly storage: MediaStorage,
    private readonly installation: Installation,
  ) {}

  /** @returns the number of files */
  async execute(keys: readonly string[]): Promise<number> {
    const mark = await this.installation.mark();
    const named = await this.keys.known(keys);
    const gone = keys.filter((key) => !named.has(key) && mayBeOf(key, mark));
    for (const key of gone) await this.storage.remove(key);
    return gone.length;
  }
}
