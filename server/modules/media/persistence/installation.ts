import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { markOfInstallation } from '../storage/storage-key.js';

/** The id of this installation, which its stored files carry. It is in the database, so all its processes agree. */
@Injectable()
export class Installation {
  #mark: Promise<string> | undefined;

  constructor(private readonly em: EntityManager) {}

  /** The part of it that is in the names of files. */
  mark(): Promise<string> {
    this.#mark ??= this.#read().catch((error: unknown) => {
      this.#mark = undefined;
      throw error;
    });
    return this.#mark;
  }

  async #read(): Promise<string> {
    // Outside the caller's transaction: a failure here must not break it.
    const [row] = await this.em.fork({ clear: true }).execute<{ id: string }[]>('select id from media_installation');
    if (!row) throw new Error('the database does not say which installation it is');
    return markOfInstallation(row.id);
  }
}
