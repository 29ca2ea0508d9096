import { Injectable } from '@nestjs/common';
import { SetStanding, type StandingChoice } from './use-cases/set-standing.js';

/**
 * What operators of other modules' things may decide about an account. Apart from `IdentityFacade`, because whoever follows a
 * suspension builds on that one.
 */
@Injectable()
export class StandingFacade {
  constructor(private readonly standings: SetStanding) {}

  /**
   * An operator suspends somebody or restores them. In the caller's transaction; accounts come before every other lock.
   *
   * @throws NotFound, StandingUnchanged
   */
  setStanding(operatorId: string, choice: StandingChoice): Promise<void> {
    return this.standings.execute(operatorId, choice);
  }
}
