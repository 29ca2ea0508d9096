import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type ExpiringKind,
  type ExportedFile,
  jsonFile,
  type PersonalDataHolder,
} from '../../platform/personal-data/personal-data.js';
import { EndHold } from './use-cases/end-hold.js';

/**
 * What somebody had and spent. Payments are kept seven years, as the law asks, under an id that names nobody once the account is
 * closed; the ledger refuses to lose a line, so nothing here is ever removed by a person's wish.
 */
@Injectable()
export class CreditsPersonalData implements PersonalDataHolder {
  readonly name = 'credits';
  readonly columns = [
    'credit_account.owner_id',
    'credit_audit.pass_owner_id',
    'credit_checkpoint.owner_id',
    'credit_hold.owner_id',
    'credit_lot.owner_id',
    'credit_transaction.owner_id',
    'credit_transaction.made_by',
  ];
  readonly expiring: readonly ExpiringKind[] = [];

  constructor(
    private readonly em: EntityManager,
    private readonly endHold: EndHold,
  ) {}

  async *export(accountId: string): AsyncIterable<ExportedFile> {
    yield jsonFile('credits.json', () =>
      this.em.fork().execute(
        `select id, sequence, type, amount, balance_after, description, created_at
           from credit_transaction where owner_id = ? order by sequence`,
        [accountId],
      ),
    );
  }

  /** What was set aside is given back, and no month brings credits any more: nobody is left who could use them. */
  async close(accountId: string): Promise<void> {
    const holds = await this.em.execute<{ id: string }[]>(
      `select id from credit_hold where owner_id = ? and status = 'ACTIVE' order by created_at, id`,
      [accountId],
    );
    for (const { id } of holds) await this.endHold.execute(id, 'RELEASED', null);
    await this.em.execute(
      'update credit_account set closed_at = clock_timestamp() where owner_id = ? and closed_at is null',
      [accountId],
    );
  }

  erase(accountId: string): Promise<void> {
    return this.close(accountId);
  }
}
