import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { CompaniesFacade } from '../../companies/index.js';
import { DisclosuresFacade, IdentityFacade } from '../../identity/index.js';
import { MAX_BLOCKED } from '../domain/message-limits.js';
import { TooManyBlocked } from '../domain/messaging.errors.js';
import { Blocks } from '../persistence/blocks.js';
import { ConversationRepository } from '../persistence/conversation.repository.js';

/**
 * Blocks a person: neither can write to the other. A job seeker who blocks a recruiter also hides from the recruiter's company,
 * with all consequences.
 */
@Injectable()
export class BlockAccount {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly companies: CompaniesFacade,
    private readonly conversations: ConversationRepository,
    private readonly blocks: Blocks,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
  ) {}

  /** Idempotent. @throws NotFound if the caller may not see the person, or both are of the same kind; TooManyBlocked */
  block(actor: Actor, otherId: string): Promise<void> {
    return this.transaction.run(async () => {
      await this.identity.holdAccounts([actor.id, otherId]);
      await this.conversations.lockStarter(actor.id);
      await this.#assertKnown(actor, otherId);
      if ((await this.blocks.count(actor.id)) >= MAX_BLOCKED) throw new TooManyBlocked(MAX_BLOCKED);
      if (!(await this.blocks.add(actor.id, otherId, await this.time.now()))) return;
      const company = actor.role === 'JOB_SEEKER' ? await this.companies.companyOf(otherId) : null;
      if (!company) return;
      const exclusionId = await this.disclosures.hideFrom(actor.id, company.id);
      if (exclusionId !== null) await this.blocks.noteExclusion(actor.id, otherId, exclusionId);
    });
  }

  /** Idempotent. Anything that the block closed stays closed. */
  unblock(actor: Actor, otherId: string): Promise<void> {
    return this.transaction.run(async () => {
      await this.identity.holdAccounts([actor.id, otherId]);
      await this.conversations.lockStarter(actor.id);
      const removed = await this.blocks.remove(actor.id, otherId);
      if (removed?.exclusionId) await this.disclosures.showAgain(actor.id, removed.exclusionId);
    });
  }

  async #assertKnown(actor: Actor, otherId: string): Promise<void> {
    if (otherId === actor.id) throw new NotFound();
    if (actor.role === 'JOB_SEEKER') {
      if ((await this.identity.findAccount(otherId))?.role !== 'RECRUITER') throw new NotFound();
      return;
    }
    const known = await this.identity.presentCandidates(actor, [otherId], { language: 'fr', place: 'list' });
    if (!known.has(otherId)) throw new NotFound();
  }
}
