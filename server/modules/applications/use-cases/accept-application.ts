import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { CreditsFacade } from '../../credits/index.js';
import { DisclosuresFacade } from '../../identity/index.js';
import { MatchingFacade } from '../../matching/index.js';
import type { Application } from '../domain/application.entity.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { DecidableApplications } from './decidable-applications.js';
import { ApplicationNotifier } from './application-notifier.js';

const PAID_ACT = 'MATCH_UNLOCK';

export interface Acceptance {
  readonly match: { readonly id: string; readonly status: string };
  /** Charged credits; 0 if the company already paid for this person. */
  readonly charged: number;
}

/**
 * The company accepts the candidate: application, match, disclosure and credits in one transaction. Repeated by the same
 * recruiter it returns the same answer; a second recruiter gets a conflict.
 */
@Injectable()
export class AcceptApplication {
  constructor(
    private readonly decidable: DecidableApplications,
    private readonly applications: ApplicationRepository,
    private readonly matching: MatchingFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly credits: CreditsFacade,
    private readonly notifier: ApplicationNotifier,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, AlreadyChanged, InsufficientCredits (402) */
  execute(actor: Actor, id: string): Promise<Acceptance> {
    return this.transaction.run(async () => {
      const application = await this.decidable.ofCompany(actor, id);
      const { seekerId, companyId, jobId } = application;
      if (application.status === 'ACCEPTED' && application.acceptedBy === actor.id) {
        // Read without confirming again, so that a match that was ended since stays ended.
        const match = await this.matching.matchOf(seekerId, jobId);
        if (!match) throw new NotFound();
        return { match, charged: application.charged ?? 0 };
      }
      const at = this.clock.now();
      const move = application.accept(actor.id, at);
      this.applications.note(application, move, { party: 'COMPANY', actorId: actor.id, at });
      const match = await this.matching.confirm({ seekerId, jobId, actorId: actor.id });
      const isFirst = await this.matching.notePaid({ companyId, seekerId, act: PAID_ACT, paidBy: actor.id });
      application.charged = isFirst ? this.credits.priceOf(PAID_ACT) : 0;
      await this.#disclose(application, actor.id, application.charged);
      await this.notifier.changed(application, 'COMPANY');
      await this.notifier.byEmail(application, 'APPLICATION_ACCEPTED');
      // The credit account is locked last.
      if (isFirst) await this.#pay(application, actor.id);
      return { match, charged: application.charged };
    });
  }

  async #pay({ id, companyId }: Application, recruiterId: string): Promise<void> {
    await this.credits.spend({
      ownerId: recruiterId,
      companyId,
      price: PAID_ACT,
      reference: { type: 'APPLICATION', id },
      key: `accept-application:${id}`,
      madeBy: recruiterId,
    });
  }

  async #disclose({ id, companyId, seekerId }: Application, actorId: string, cost: number): Promise<void> {
    const exclusions = await this.disclosures.exclusionsOf(seekerId);
    // If the person now hides from the company, only what they opened by applying stays open.
    if (await exclusions.cover(companyId)) return;
    const reference = { type: 'APPLICATION', id };
    await this.disclosures.disclose({ seekerId, companyId, type: 'MATCHED', actorId, cost, reference });
  }
}
