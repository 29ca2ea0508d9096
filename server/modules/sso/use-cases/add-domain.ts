import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { newId } from '../../../platform/ids/new-id.js';
import { isFreeMail, TeamSignInFacade } from '../../companies/index.js';
import { claimedDomain } from '../dns/claimed-domain.js';
import { DomainInvalid, DomainPublic, TooManyDomains } from '../domain/domain.errors.js';
import { proofTimes } from '../domain/domain-proof.js';
import { MAX_DOMAINS } from '../http/sso-domains.contract.js';
import { DomainProofs } from '../persistence/domain-proofs.js';

/** An owner names a domain that the company will prove by a DNS record. */
@Injectable()
export class AddDomain {
  constructor(
    private readonly domains: DomainProofs,
    private readonly teams: TeamSignInFacade,
    private readonly time: DatabaseTime,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Adds nothing if the company already has it.
   *
   * @throws NotFound, OwnersOnly, DomainInvalid, DomainPublic, TooManyDomains
   */
  async execute(actor: Actor, companyId: string, text: string): Promise<void> {
    await this.transaction.run(async () => {
      await this.teams.holdAsOwner(companyId, actor.id);
      const domain = claimedDomain(text);
      if (domain === null) throw new DomainInvalid();
      if (isFreeMail(domain)) throw new DomainPublic(domain);
      const stored = await this.domains.of(companyId);
      if (stored.some((one) => one.domain === domain)) return;
      if (stored.length >= MAX_DOMAINS) throw new TooManyDomains(MAX_DOMAINS);
      const now = await this.time.now();
      const waitsUntil = new Date(now.getTime() + proofTimes.wait);
      const token = randomBytes(16).toString('hex');
      await this.domains.add({ id: newId(), companyId, domain, token, waitsUntil, now });
    });
  }
}
