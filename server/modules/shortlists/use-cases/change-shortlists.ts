import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { CompaniesFacade } from '../../companies/index.js';
import { ShortlistNeedsCompany } from '../domain/shortlist.errors.js';
import { ShortlistRepository } from '../persistence/shortlist.repository.js';

/** A company's lists: made, renamed and removed by anybody of the company. */
@Injectable()
export class ChangeShortlists {
  constructor(
    private readonly companies: CompaniesFacade,
    private readonly shortlists: ShortlistRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @returns the id. @throws ShortlistNeedsCompany, TooManyShortlists, ShortlistNameTaken */
  async make(actor: Actor, name: string): Promise<string> {
    const company = await this.companies.companyOf(actor.id);
    if (!company) throw new ShortlistNeedsCompany();
    const id = newId();
    await this.transaction.run(() =>
      this.shortlists.add({ id, companyId: company.id, name, madeBy: actor.id }, this.clock.now()),
    );
    return id;
  }

  /** @throws NotFound, ShortlistNameTaken */
  async rename(actor: Actor, id: string, name: string): Promise<void> {
    const companyId = await this.companyOf(actor);
    await this.transaction.run(() => this.shortlists.rename(id, companyId, name, this.clock.now()));
  }

  /** @throws NotFound */
  async remove(actor: Actor, id: string): Promise<void> {
    const companyId = await this.companyOf(actor);
    await this.transaction.run(() => this.shortlists.remove(id, companyId));
  }

  /** @throws NotFound: without a company there are no lists. */
  private async companyOf(actor: Actor): Promise<string> {
    const company = await this.companies.companyOf(actor.id);
    if (!company) throw new NotFound();
    return company.id;
  }
}
