import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { IdentityFacade } from '../../identity/index.js';
import type { RefundableSpendings } from '../http/credits.contract.js';
import { REFUNDABLE_MS } from '../use-cases/refund-credits.js';
import { describe, statementColumns, type StatementRow } from './describe-transaction.js';

/** More than a recruiter spends on in a month; the newest are listed first. */
const MOST = 200;

/** Spendings that an operator can refund: recent enough and not refunded yet. */
@Injectable()
export class RefundableSpendingsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly identity: IdentityFacade,
    private readonly translator: Translator,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound if the account is unknown or not a recruiter's. */
  async execute(ownerId: string, language: Language): Promise<RefundableSpendings> {
    const account = await this.identity.findAccount(ownerId);
    if (account?.role !== 'RECRUITER' && account?.role !== 'PENDING_RECRUITER') throw new NotFound();
    const since = new Date(this.clock.now().getTime() - REFUNDABLE_MS);
    const rows = await this.em.execute<(StatementRow & { credits: number })[]>(
      `select ${statementColumns},
              (select sum(e.amount)::int from credit_entry e where e.transaction_id = t.id and e.place = 'SPENT') as credits
         from credit_transaction t
        where t.owner_id = ? and t.type = 'SPENT' and t.created_at >= ?
          and not exists (select 1 from credit_transaction r where r.refund_of = t.id)
        order by t.sequence desc limit ?`,
      [ownerId, since, MOST],
    );
    return {
      spendings: rows.map((row) => {
        const { id, description, created_at: spentAt } = describe(row, language, this.translator);
        return {
          transaction_id: id,
          credits: row.credits,
          description,
          spent_at: spentAt,
          refundable_until: new Date(new Date(spentAt).getTime() + REFUNDABLE_MS).toISOString(),
        };
      }),
    };
  }
}
