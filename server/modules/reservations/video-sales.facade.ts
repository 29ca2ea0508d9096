import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { BuyVideoAccess } from './use-cases/buy-video-access.js';

/** Sale of single videos. Separate from `ReservationsFacade`, which matching uses, because buying uses matching. */
@Injectable()
export class VideoSalesFacade {
  constructor(private readonly buyVideoAccess: BuyVideoAccess) {}

  /** Buys a masked person's video for the recruiter's company. @returns the charged credits @throws errors of `BuyVideoAccess` */
  buy(actor: Actor, videoId: string): Promise<number> {
    return this.buyVideoAccess.execute(actor, videoId);
  }
}
