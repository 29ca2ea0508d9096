import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { IdentityFacade } from '../../identity/index.js';
import { isStillShown } from '../domain/link-state.js';
import { ShareLinkRepository } from '../persistence/share-link.repository.js';

/**
 * Takes a person out of links that no longer show them, so that showing oneself again does not put them back. Links that still show
 * them store if they became visible: a person who showed themselves after a link was made, and then hides, is taken out too.
 */
@Injectable()
export class DropHiddenPeople {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly links: ShareLinkRepository,
    private readonly transaction: Transaction,
  ) {}

  /** By the current state, whatever the event was. @returns whether anything was removed. */
  execute(seekerId: string): Promise<boolean> {
    return this.transaction.run(async () => {
      await this.identity.holdAccounts([seekerId]);
      const hidden: string[] = [];
      for (const { id, made_by: madeBy, ...then } of await this.links.entriesOf(seekerId)) {
        const viewer = { id: madeBy ?? '', role: 'RECRUITER' };
        const now = madeBy === null ? undefined : (await this.identity.reachOf(viewer, [seekerId])).get(seekerId);
        if (!now || !isStillShown(then, now)) hidden.push(id);
        else await this.links.widen(id, now);
      }
      return this.links.drop(hidden);
    });
  }
}
