import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Locks a session, so that something can be tied to it: ending it waits, and then finds what was tied. */
@Injectable()
export class HoldSession {
  constructor(private readonly em: EntityManager) {}

  /** Call inside a transaction. @returns false if the session has been ended. */
  async execute(sessionId: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      'select 1 from session where id = ? and revoked_at is null for share',
      [sessionId],
    );
    return rows.length > 0;
  }
}
