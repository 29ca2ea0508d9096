import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Forbidden, NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { DisclosuresFacade } from '../../identity/index.js';
import { MediaFacade } from '../../media/index.js';
import type { Application } from '../domain/application.entity.js';
import { BlindReview, BlindReviewStep } from '../domain/blind-review.entity.js';
import {
  mayBegin,
  type BlindFacts,
  type BlindStep,
  stepAfter,
  stepOf,
  type StoredStep,
} from '../domain/blind-review.js';
import { BlindSteps } from '../queries/blind-steps.query.js';
import { DecidableApplications } from './decidable-applications.js';

/** Moves a reviewer through the steps of a blind review, and logs each step with its time. */
@Injectable()
export class OpenBlindStep {
  constructor(
    private readonly em: EntityManager,
    private readonly decidable: DecidableApplications,
    private readonly disclosures: DisclosuresFacade,
    private readonly steps: BlindSteps,
    private readonly media: MediaFacade,
    private readonly clock: Clock,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Begins a review if it can begin. The person's access log then shows a view of the masked profile.
   *
   * @throws NotFound if the reviewer's role does not reach the application, or it was withdrawn.
   */
  async begin(actor: Actor, applicationId: string): Promise<void> {
    await this.transaction.run(async () => {
      // The lock makes two tabs of one reviewer wait for each other.
      const application = await this.decidable.ofReader(actor, applicationId);
      if (application.status === 'WITHDRAWN') throw new NotFound();
      const facts = await this.#facts(actor, application);
      if (!mayBegin(facts)) return;
      await this.#enter(actor, application, 'TEXT');
      await this.disclosures.noteBlindView(application.seekerId, actor.id, application.companyId);
      const video = await this.media.findBlindVideo(application.seekerId, application.videoId);
      // Ready when the reviewer has read and scored.
      if (video !== null && video.kind !== 'TEXT') await this.media.wantSound(video.id);
    });
  }

  /**
   * A score was saved: opens the next step. Call it in the transaction of the score, with the application locked.
   *
   * @param scored the step the score is about; a second tab that still shows an earlier one opens nothing.
   */
  async advance(
    actor: Actor,
    application: Application,
    scored: BlindStep | undefined,
    hadScored: boolean,
  ): Promise<void> {
    const facts = await this.#facts(actor, application);
    const step = stepOf({ ...facts, hasScored: hadScored });
    if (step === 'PICTURE' || (scored ?? step) !== step) return;
    const video = await this.media.findBlindVideo(application.seekerId, application.videoId);
    await this.#enter(actor, application, stepAfter(step, video?.kind ?? null));
  }

  /**
   * An owner or recruiter stops without a score.
   *
   * @throws Forbidden for hiring managers and reviewers, who must submit a score first. @throws NotFound
   */
  async leave(actor: Actor, applicationId: string): Promise<void> {
    await this.transaction.run(async () => {
      const application = await this.decidable.ofReader(actor, applicationId);
      if (application.status === 'WITHDRAWN') throw new NotFound();
      const facts = await this.#facts(actor, application);
      if (facts.mustBeBlind) throw new Forbidden('IDENTITY.TEAM_ROLE');
      if (facts.stored === 'TEXT' || facts.stored === 'SOUND') await this.#enter(actor, application, 'LEFT');
    });
  }

  /** @throws NotFound if they were removed from the team meanwhile. */
  async #facts(actor: Actor, { id }: Application): Promise<BlindFacts> {
    const { seat } = await this.disclosures.employerOfViewer(actor);
    const facts = seat && (await this.steps.factsOf(actor.id, seat, [id])).get(id);
    if (!facts) throw new NotFound();
    return facts;
  }

  async #enter(actor: Actor, { id }: Application, step: StoredStep): Promise<void> {
    const now = this.clock.now();
    const found = await this.em.findOne(BlindReview, { applicationId: id, reviewerId: actor.id }, { refresh: true });
    const review = found ?? Object.assign(new BlindReview(), { id: newId(), applicationId: id, reviewerId: actor.id });
    this.em.persist(Object.assign(review, { step, updatedAt: now }));
    await this.em.flush();
    this.em.persist(Object.assign(new BlindReviewStep(), { blindReviewId: review.id, step, at: now }));
    await this.em.flush();
  }
}
