import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Logger } from '../../../platform/logging/logger.js';
import type { PaidPlan } from '../domain/offer.js';

/** An operator sets the monthly price of a plan. Earlier prices and their authors stay on record. */
@Injectable()
export class SetPlanPrice {
  constructor(
    private readonly em: EntityManager,
    private readonly time: DatabaseTime,
    private readonly logger: Logger,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /** @param monthlyCents null: no public price, contact sales */
  async execute(operatorId: string, plan: PaidPlan, monthlyCents: number | null): Promise<void> {
    await this.transaction.run(async () => {
      await this.em.execute('insert into plan_price (id, plan, monthly_cents, set_by, set_at) values (?, ?, ?, ?, ?)', [
        newId(),
        plan,
        monthlyCents,
        operatorId,
        await this.time.now(),
      ]);
      await this.audit.record({
        operatorId,
        action: 'PLAN_PRICE_SET',
        subject: { type: 'PLAN', id: plan },
        details: { monthly_cents: monthlyCents },
      });
    });
    this.logger.info({ event: 'plan-price-set', accountId: operatorId, plan, monthlyCents }, 'plan price set');
  }
}
