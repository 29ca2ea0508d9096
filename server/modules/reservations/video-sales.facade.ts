import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { BuyVideoAccess } from './use-cases/buy-video-access.js';

/** Sales of one video. Apart from `ReservationsFacade`, which matching asks: buying asks matching. */
@Injectable()
export class VideoSalesFacade {
  constructor(private readonly buyVideoAccess: BuyVideoAccess) {}

  /** Buys a masked person's video for the recruiter's company. @returns the credits it cost @throws what `BuyVideoAccess` does */
  buy(actor: Actor, videoId: string): Promise<number> {
    return this.buyVideoAccess.execute(actor, videoId);
  }
}
