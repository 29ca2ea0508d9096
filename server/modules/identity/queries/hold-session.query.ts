import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Locks a session while something is linked to it. Ending the session waits, and then also removes the linked thing. */
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
