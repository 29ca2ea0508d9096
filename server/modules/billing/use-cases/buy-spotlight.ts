import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { CompaniesFacade } from '../../companies/index.js';
import { CreditsFacade, requestKey } from '../../credits/index.js';
import { CompanyMissing } from '../domain/billing.errors.js';
import { spotlightUntil } from '../domain/spotlight.js';

export interface SpotlightBought {
  readonly until: Date;
  readonly available: number;
}

/** Buys a week in the spotlight for a recruiter's company, or adds a week to it. */
@Injectable()
export class BuySpotlight {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
    private readonly companies: CompaniesFacade,
    private readonly credits: CreditsFacade,
  ) {}

  /**
   * @param expected the company named in the request, if any.
   * @throws CompanyMissing, NotFound for another's, InsufficientCredits, IdempotencyKeyReused
   */
  execute(recruiterId: string, key: string | undefined, expected: string | null = null): Promise<SpotlightBought> {
    return this.transaction.run(async () => {
      const company = await this.companies.companyOf(recruiterId);
      if (!company) throw new CompanyMissing();
      if (expected !== null && expected !== company.id) throw new NotFound();
      const now = await this.time.now();
      const standing = await this.#lock(company.id, now);
      const { replayed, balance, reserved } = await this.credits.spend({
        ownerId: recruiterId,
        companyId: company.id,
        price: 'COMPANY_SPOTLIGHT',
        reference: { type: 'COMPANY', id: company.id },
        key: requestKey('spotlight', recruiterId, key),
        madeBy: recruiterId,
      });
      const available = balance - reserved;
      // A repeated request: its week was already added.
      if (replayed) return { until: standing, available };
      const until = spotlightUntil(standing, now);
      await this.em.execute('update spotlight set bought_at = ?, ends_at = ? where company_id = ?', [
        now,
        until,
        company.id,
      ]);
      return { until, available };
    });
  }

  /** Locks the company's row, inserting it if needed, so that two recruiters of one company add two weeks. */
  async #lock(companyId: string, now: Date): Promise<Date> {
    await this.em.execute(
      'insert into spotlight (company_id, bought_at, ends_at) values (?, ?, ?) on conflict (company_id) do nothing',
      [companyId, now, now],
    );
    const [row] = await this.em.execute<{ ends_at: string }[]>(
      'select ends_at from spotlight where company_id = ? for update',
      [companyId],
    );
    if (!row) throw new Error(`no spotlight of ${companyId}`);
    return new Date(row.ends_at);
  }
}
