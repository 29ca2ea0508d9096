import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { DisclosuresFacade } from '../../identity/index.js';
import { MatchingFacade } from '../../matching/index.js';
import { OtherTies } from '../domain/other-ties.js';
import { ApplicationRepository } from '../persistence/application.repository.js';

export interface FormerApplicant {
  readonly seekerId: string;
  readonly companyId: string;
  /** Whose act it was; left out, nobody in particular's. */
  readonly actorId?: string;
}

/**
 * Closes an applicant's profile to the company again, where no other application holds it open. What a match or a
 * reservation opened stays open as it was. One step of use cases; call it after the application has ended and was flushed.
 */
@Injectable()
export class ConcealApplicant {
  constructor(
    private readonly em: EntityManager,
    private readonly applications: ApplicationRepository,
    private readonly disclosures: DisclosuresFacade,
    private readonly matching: MatchingFacade,
    private readonly others: OtherTies,
    private readonly clock: Clock,
  ) {}

  async execute({ seekerId, companyId, actorId }: FormerApplicant): Promise<void> {
    if (await this.applications.hasStanding(seekerId, companyId)) return;
    const by = actorId === undefined ? {} : { actorId };
    const concealed = await this.disclosures.conceal({ seekerId, companyId, upTo: 'OFFER_MADE', ...by });
    if (!concealed) return;
    // What was closed is written before anything is opened anew: one open row a pair.
    await this.em.flush();
    // The person may hide from the company by now; then nothing but their own act opens the profile.
    const exclusions = await this.disclosures.exclusionsOf(seekerId);
    if (await exclusions.cover(companyId)) return;
    const until = await this.others.reservedUntil(companyId, seekerId);
    if (await this.matching.isMatched(companyId, seekerId)) {
      await this.disclosures.disclose({ seekerId, companyId, type: 'MATCHED' });
    } else if (until !== null && until > this.clock.now()) {
      await this.disclosures.disclose({ seekerId, companyId, type: 'RESERVED', expiresAt: until });
    }
  }
}
