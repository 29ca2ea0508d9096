import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { type Call, type Command, type Outcome, commandEvent } from '../../../platform/commands/command.js';
import { CommandKernel } from '../../../platform/commands/command-kernel.js';
import type { Lock } from '../../../platform/commands/lock-order.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { CompaniesFacade } from '../../companies/index.js';
import { CreditsFacade } from '../../credits/index.js';
import { DisclosuresFacade } from '../../identity/index.js';
import { MediaFacade } from '../../media/index.js';
import { assertPairOpen } from '../domain/may-reserve.js';
import type { Closure } from '../domain/pair-standing.js';
import { CompanyMissing, VideoNotForSale } from '../domain/reservation.errors.js';
import { videoBought } from '../domain/reservation.events.js';
import { ClosedPairs } from '../persistence/closed-pairs.js';
import { VideoPasses } from '../persistence/video-passes.js';

interface Found {
  readonly seekerId: string;
  readonly companyId: string | null;
}

interface Stage extends Found {
  readonly isKnown: boolean;
  readonly mayWatch: boolean;
  /** Null without a company. */
  readonly closure: Closure | null;
}

/**
 * A company buys one video of a masked person, once, if the person allows it. The person is notified immediately and sees it in
 * their access log with the price.
 */
@Injectable()
export class BuyVideoAccess implements Command<string, Found, Stage, number> {
  readonly name = 'reservations.buy-video';
  readonly actors = ['RECRUITER'];
  readonly events = [videoBought];

  constructor(
    private readonly disclosures: DisclosuresFacade,
    private readonly companies: CompaniesFacade,
    private readonly media: MediaFacade,
    private readonly credits: CreditsFacade,
    private readonly passes: VideoPasses,
    private readonly closedPairs: ClosedPairs,
    private readonly kernel: CommandKernel,
  ) {}

  /**
   * @param key idempotency key: a repeated request returns the same price.
   * @returns the charged credits; 0 if the company may already watch.
   * @throws NotFound if the video does not exist or the recruiter may not see its owner.
   * @throws CompanyMissing, VideoNotForSale, CoolingDown, PairClosed, InsufficientCredits
   */
  execute(actor: Actor, videoId: string, key?: string): Promise<number> {
    return this.kernel.run(this, { actor, input: videoId, key });
  }

  asks(videoId: string): unknown {
    return { videoId };
  }

  async find({ actor, input: videoId }: Call<string>): Promise<Found> {
    const [seekerId, company] = await Promise.all([
      this.media.ownerOfPlayableVideo(videoId),
      this.companies.companyOf(actor.id),
    ]);
    if (seekerId === null) throw new NotFound();
    return { seekerId, companyId: company?.id ?? null };
  }

  locks(_call: Call<string>, { seekerId, companyId }: Found): readonly Lock[] {
    const account = { kind: 'account', of: seekerId } as const;
    return companyId === null ? [account] : [account, { kind: 'matching pair', of: `${companyId} ${seekerId}` }];
  }

  async load({ actor }: Call<string>, { seekerId, companyId }: Found): Promise<Stage> {
    const [{ isKnown, mayWatch }, closure] = await Promise.all([
      this.disclosures.lookAt(actor, seekerId),
      companyId === null ? null : this.closedPairs.standingOf({ companyId, seekerId }),
    ]);
    return { seekerId, companyId, isKnown, mayWatch, closure };
  }

  async handle({ actor, input: videoId }: Call<string>, stage: Stage): Promise<Outcome<number>> {
    const { seekerId, companyId, isKnown, mayWatch, closure } = stage;
    if (!isKnown) throw new NotFound();
    if (companyId === null || closure === null) throw new CompanyMissing();
    const forNothing = { result: 0, events: [] };
    if (mayWatch) return forNothing;
    const allowed = await this.disclosures.holdVideoSale(seekerId);
    const isNew = await this.passes.add({ companyId, videoId, seekerId, boughtBy: actor.id });
    // A bought video stays available until the person refuses sales.
    if (!isNew && allowed !== false) return forNothing;
    if (allowed !== true) throw new VideoNotForSale();
    assertPairOpen(closure);
    const cost = this.credits.priceOf('VIDEO_ACCESS');
    await this.disclosures.noteVideoBought({ viewerId: actor.id, companyId, seekerId, videoId, cost });
    await this.credits.spend({
      ownerId: actor.id,
      companyId,
      price: 'VIDEO_ACCESS',
      reference: { type: 'VIDEO', id: videoId },
      key: `video:${companyId}:${videoId}`,
      madeBy: actor.id,
    });
    const bought = commandEvent(videoBought, { video_id: videoId, seeker_id: seekerId, company_id: companyId });
    return { result: cost, events: [bought] };
  }
}
