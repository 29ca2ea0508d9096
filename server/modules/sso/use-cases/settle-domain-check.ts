import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { type TxtAnswer, TxtLookup } from '../../../platform/dns/txt-lookup.js';
import { Logger } from '../../../platform/logging/logger.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import { TeamSignInFacade } from '../../companies/index.js';
import { CompanySignInFacade } from '../../identity/index.js';
import { holdsValue, recordOf } from '../dns/claimed-domain.js';
import { afterCheck, type ProofResult } from '../domain/domain-proof.js';
import { DomainProofs, type StoredDomain } from '../persistence/domain-proofs.js';
import { SsoRepository } from '../persistence/sso.repository.js';
import { domainChecks, domainChanges } from '../sso.metrics.js';

/** Looks for the record of a domain, stores the result and tells the owners if the proof was found, is missing or is lost. */
@Injectable()
export class SettleDomainCheck {
  constructor(
    private readonly lookup: TxtLookup,
    private readonly domains: DomainProofs,
    private readonly connections: SsoRepository,
    private readonly teams: TeamSignInFacade,
    private readonly signIn: CompanySignInFacade,
    private readonly metrics: Metrics,
    private readonly time: DatabaseTime,
    private readonly transaction: Transaction,
    private readonly logger: Logger,
  ) {
    // From zero, because an alert sees no increase to the first value of a counter.
    for (const state of ['proved', 'missing', 'lost']) this.metrics.counter(domainChanges).inc({ state }, 0);
  }

  async execute(asked: StoredDomain): Promise<void> {
    // Before the transaction, which must not wait for the DNS.
    const { name, value } = recordOf(asked.domain, asked.token);
    const result = resultOf(await this.lookup.of(name), value);
    const settled = await this.#settle(asked, result).catch((error: unknown) => {
      // One company for a domain: the index or the trigger refuses the second one.
      if (error instanceof UniqueConstraintViolationException) return this.#settle(asked, 'TAKEN');
      throw error;
    });
    this.metrics.counter(domainChecks).inc({ outcome: settled.result.toLowerCase() });
    if (settled.change === null) return;
    this.metrics.counter(domainChanges).inc({ state: settled.change.toLowerCase() });
    const { companyId, domain } = asked;
    const event = `company-domain-${settled.change.toLowerCase()}`;
    if (settled.change === 'PROVED') this.logger.info({ event, companyId, domain }, 'company domain proved');
    else this.logger.warn({ event, companyId, domain, result }, 'proof of a company domain not found');
  }

  #settle(
    { id, companyId, domain }: StoredDomain,
    result: ProofResult,
  ): Promise<{ readonly result: ProofResult; readonly change: 'PROVED' | 'MISSING' | 'LOST' | null }> {
    return this.transaction.run(async () => {
      const stored = await this.domains.hold(companyId, id);
      if (!stored) return { result, change: null };
      const now = await this.time.now();
      const checked = afterCheck(stored, result, { now, isInUse: stored.isInUse });
      // Another company may still have this domain in a sign-in that no longer works. Switch it off.
      if (checked.change === 'PROVED') await this.connections.releaseDomain(domain, now);
      await this.domains.settle(id, result, checked, now);
      if (checked.change) await this.signIn.emailAboutDomain(await this.teams.ownersOf(companyId), checked.change);
      return { result, change: checked.change };
    });
  }
}

function resultOf(answer: TxtAnswer, value: string): ProofResult {
  if (answer.kind === 'records') return holdsValue(answer.records, value) ? 'FOUND' : 'OTHER';
  if (answer.kind === 'unreadable') return 'UNREADABLE';
  return answer.kind === 'alias' ? 'ALIAS' : 'ABSENT';
}
