import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { CompaniesFacade } from '../../companies/index.js';
import { CreditsFacade } from '../../credits/index.js';
import { DisclosuresFacade, IdentityFacade } from '../../identity/index.js';
import { MatchingFacade } from '../../matching/index.js';
import { MediaFacade } from '../../media/index.js';
import { CompanyMissing, VideoNotForSale } from '../domain/reservation.errors.js';
import { videoBought } from '../domain/reservation.events.js';
import { ClosedPairs } from '../persistence/closed-pairs.js';
import { VideoPasses } from '../persistence/video-passes.js';

/**
 * A company buys to watch one video of somebody who stays masked, once, where that person allows it. The person is told at once,
 * and reads it in their log with what it cost.
 */
@Injectable()
export class BuyVideoAccess {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly companies: CompaniesFacade,
    private readonly matching: MatchingFacade,
    private readonly media: MediaFacade,
    private readonly credits: CreditsFacade,
    private readonly passes: VideoPasses,
    private readonly outbox: Outbox,
    private readonly closedPairs: ClosedPairs,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @returns the credits it cost: 0 where the company may watch already.
   * @throws NotFound for a video of somebody whom the recruiter may not know of, as for none.
   * @throws CompanyMissing, VideoNotForSale, CoolingDown, PairClosed, InsufficientCredits
   */
  execute(actor: Actor, videoId: string): Promise<number> {
    return this.transaction.run(async () => {
      const seekerId = await this.media.ownerOfPlayableVideo(videoId);
      const known = await this.knows(actor, seekerId);
      if (seekerId === null || !known) throw new NotFound();
      const company = await this.companies.companyOf(actor.id);
      if (!company) throw new CompanyMissing();
      await this.identity.holdAccounts([seekerId]);
      await this.matching.lockPair(company.id, seekerId);
      if (await this.disclosures.mayWatch(actor, seekerId)) return 0;
      const allowed = await this.disclosures.holdVideoSale(seekerId);
      const isNew = await this.passes.add({ companyId: company.id, videoId, seekerId, boughtBy: actor.id });
      // What was bought stays, until the person says no.
      if (!isNew && allowed !== false) return 0;
      if (allowed !== true) throw new VideoNotForSale();
      await this.closedPairs.assertOpen({ companyId: company.id, seekerId });
      const cost = this.credits.priceOf('VIDEO_ACCESS');
      await this.disclosures.noteVideoBought(actor, seekerId, videoId, cost);
      await this.outbox.publish(videoBought, { video_id: videoId, seeker_id: seekerId, company_id: company.id });
      await this.credits.spend({
        ownerId: actor.id,
        price: 'VIDEO_ACCESS',
        reference: { type: 'VIDEO', id: videoId },
        key: `video:${company.id}:${videoId}`,
        madeBy: actor.id,
      });
      return cost;
    });
  }

  private async knows(actor: Actor, seekerId: string | null): Promise<boolean> {
    if (seekerId === null) return false;
    return (await this.identity.presentCandidates(actor, [seekerId], { language: 'fr', place: 'list' })).has(seekerId);
  }
}
