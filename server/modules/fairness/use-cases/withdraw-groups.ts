import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Deletes a person's self-declaration, immediately and completely. */
@Injectable()
export class WithdrawGroups {
  constructor(private readonly em: EntityManager) {}

  async execute(userId: string): Promise<void> {
    await this.em.execute('delete from fairness.audit_group where user_id = ?', [userId]);
  }
}
