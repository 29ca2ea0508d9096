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
 * Personal data of credits. Payments are kept for seven years by law, under an id without a name once the account is closed. The
 * ledger allows no deletes, so a person cannot have rows removed.
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
    'credit_pool.payer_id',
    'credit_pool.changed_by',
    'credit_budget.member_id',
    'credit_pool_month.member_id',
    'credit_pool_use.account_id',
    'credit_pool_use.member_id',
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
    yield jsonFile('team-credits.json', async () => {
      const em = this.em.fork();
      return {
        budgets: await em.execute('select company_id, monthly from credit_budget where member_id = ?', [accountId]),
        used: await em.execute(
          `select u.company_id, u.month, u.amount, u.returned_at, t.created_at
             from credit_pool_use u join credit_transaction t on t.id = u.transaction_id
            where u.member_id = ? order by t.created_at, t.id`,
          [accountId],
        ),
      };
    });
  }

  /** Releases holds and stops allowances, because they can no longer be used. */
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
