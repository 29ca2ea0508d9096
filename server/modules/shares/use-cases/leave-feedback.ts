import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { FeedbackRequest } from '../http/shared.contract.js';
import { ShareLinkRepository } from '../persistence/share-link.repository.js';
import { OpenLinks } from '../queries/open-link.query.js';
import { LinkPasses } from './link-passes.js';

/** Keeps a reader's rating and note about a person of the link, for the team. */
@Injectable()
export class LeaveFeedback {
  constructor(
    private readonly links: OpenLinks,
    private readonly repository: ShareLinkRepository,
    private readonly passes: LinkPasses,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound if the link does not show the person; LinkExpired, LinkRevoked, LinkPasswordRequired, FeedbackFull */
  execute(token: string, pass: string | null, request: FeedbackRequest): Promise<void> {
    return this.transaction.run(async () => {
      const link = await this.links.hold(token);
      await this.passes.assert(link, pass);
      const [person] = await this.links.people(link, 'fr', request.person_id);
      if (!person) throw new NotFound();
      const { rating, note = null, author = null } = request;
      await this.repository.answer({ personId: person.id, rating, note, author }, this.clock.now());
    });
  }
}
