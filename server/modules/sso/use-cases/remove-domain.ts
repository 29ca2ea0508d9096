import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Logger } from '../../../platform/logging/logger.js';
import { TeamSignInFacade } from '../../companies/index.js';
import { DomainInUse } from '../domain/domain.errors.js';
import { DomainProofs } from '../persistence/domain-proofs.js';

/** An owner removes a domain and its proof. */
@Injectable()
export class RemoveDomain {
  constructor(
    private readonly domains: DomainProofs,
    private readonly teams: TeamSignInFacade,
    private readonly transaction: Transaction,
    private readonly logger: Logger,
  ) {}

  /** @throws NotFound, OwnersOnly, DomainInUse while the sign-in is on for it. */
  async execute(actor: Actor, companyId: string, id: string): Promise<void> {
    const domain = await this.transaction.run(async () => {
      await this.teams.holdAsOwner(companyId, actor.id);
      const stored = await this.domains.hold(companyId, id);
      if (!stored) throw new NotFound();
      if (stored.isInUse) throw new DomainInUse(stored.domain);
      await this.domains.remove(id);
      return stored.domain;
    });
    this.logger.info(
      { event: 'company-domain-removed', companyId, accountId: actor.id, domain },
      'company domain removed',
    );
  }
}
