import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Records the steps of a handler, with its version (`Observer` reads them). */
@Injectable()
export class VersionSteps {
  constructor(private readonly em: EntityManager) {}

  async note(job: string, key: string, version: 'old' | 'new'): Promise<'done'> {
    await this.em.execute(
      `insert into test_step (job, key, step, attempt, last, pid, session) values (?, ?, ?, 1, false, ?, 0)`,
      [job, key, version, process.pid],
    );
    return 'done';
  }
}
