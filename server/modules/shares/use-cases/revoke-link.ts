import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { CompaniesFacade } from '../../companies/index.js';
import { ShareLinkRepository } from '../persistence/share-link.repository.js';

/** Ends a link of the company, also one that a colleague made. */
@Injectable()
export class RevokeLink {
  constructor(
    private readonly companies: CompaniesFacade,
    private readonly links: ShareLinkRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Idempotent. @throws NotFound */
  async execute(actor: Actor, id: string): Promise<void> {
    const company = await this.companies.companyOf(actor.id);
    if (!company) throw new NotFound();
    await this.transaction.run(() => this.links.revoke(id, company.id, this.clock.now()));
  }
}
