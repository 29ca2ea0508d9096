import { Injectable } from '@nestjs/common';
import type { ActivePack } from '../credits/index.js';
import { ActivePackQuery } from './queries/active-pack.query.js';

/** What other modules may ask about what somebody bought. */
@Injectable()
export class BillingFacade {
  constructor(private readonly activePack: ActivePackQuery) {}

  /** The pack whose time runs; null after it, and where none was bought. */
  activePackOf(ownerId: string): Promise<ActivePack | null> {
    return this.activePack.execute(ownerId);
  }
}
