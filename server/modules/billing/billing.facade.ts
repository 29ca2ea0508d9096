import { Injectable } from '@nestjs/common';
import type { ActivePack } from '../credits/index.js';
import { ActivePackQuery } from './queries/active-pack.query.js';

/** The data about a person's purchases that other modules may read. */
@Injectable()
export class BillingFacade {
  constructor(private readonly activePack: ActivePackQuery) {}

  /** The active pack; null if it has expired or none was bought. */
  activePackOf(ownerId: string): Promise<ActivePack | null> {
    return this.activePack.execute(ownerId);
  }
}
