import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import type { DeclareRequest } from '../http/self-declaration.contract.js';

/** Stores a self-declaration with consent, and deletes answers that the person removed. */
@Injectable()
export class DeclareGroups {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  execute(userId: string, { gender, ethnicity }: DeclareRequest): Promise<void> {
    const groups = Object.entries({ GENDER: gender, ETHNICITY: ethnicity });
    return this.transaction.run(async () => {
      for (const [attribute, value] of groups) {
        if (value === null) {
          await this.em.execute('delete from fairness.audit_group where user_id = ? and attribute = ?', [
            userId,
            attribute,
          ]);
          continue;
        }
        await this.em.execute(
          `insert into fairness.audit_group (user_id, attribute, value, consent_at) values (?, ?, ?, ?)
           on conflict (user_id, attribute) do update set value = excluded.value, consent_at = excluded.consent_at`,
          [userId, attribute, value, this.clock.now()],
        );
      }
    });
  }
}
