import { Injectable } from '@nestjs/common';
import { SetStanding, type StandingChoice } from './use-cases/set-standing.js';

/**
 * Suspension of accounts by operators of other modules. Separate from `IdentityFacade`, because the modules that follow a
 * suspension depend on that one.
 */
@Injectable()
export class StandingFacade {
  constructor(private readonly standings: SetStanding) {}

  /**
   * Suspends or restores an account, in the caller's transaction. Lock accounts before anything else.
   *
   * @throws NotFound, StandingUnchanged
   */
  setStanding(operatorId: string, choice: StandingChoice): Promise<void> {
    return this.standings.execute(operatorId, choice);
  }
}
