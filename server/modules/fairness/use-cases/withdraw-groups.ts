import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Somebody takes back what they said of themselves: it is gone at once, and nothing is kept of it. */
@Injectable()
export class WithdrawGroups {
  constructor(private readonly em: EntityManager) {}

  async execute(userId: string): Promise<void> {
    await this.em.execute('delete from fairness.audit_group where user_id = ?', [userId]);
  }
}
