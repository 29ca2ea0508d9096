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
  /** The account that acted; absent if none did. */
  readonly actorId?: string;
}

/**
 * Closes an applicant's profile to the company, unless another application keeps it open. Disclosures of a match or reservation
 * stay. A step of use cases; call it after the application has ended and was flushed.
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
    // Flush the closed row before opening another: one open row per pair.
    await this.em.flush();
    // If the person now hides from the company, only their own act opens the profile.
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
