import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { InvalidInput, NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { CompaniesFacade } from '../../companies/index.js';
import { DisclosuresFacade } from '../../identity/index.js';
import { ApplicationNote, ApplicationNoteMention } from '../domain/application-note.entity.js';
import { BlindReviewOpen, NotesFull } from '../domain/application.errors.js';
import { noteMentioned } from '../domain/application.events.js';
import type { WriteNoteRequest } from '../http/notes.contract.js';
import { DecidableApplications } from './decidable-applications.js';

/** Max notes of one application, so that all of them fit on a screen. */
export const MAX_NOTES = 500;

/** A member of the team writes a note about an application; mentioned colleagues are notified. */
@Injectable()
export class WriteNote {
  constructor(
    private readonly em: EntityManager,
    private readonly decidable: DecidableApplications,
    private readonly companies: CompaniesFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @throws NotFound if the author's role does not reach the application.
   * @throws InvalidInput if a mentioned person may not read it.
   * @throws NotesFull, BlindReviewOpen
   */
  async execute(actor: Actor, applicationId: string, { text, mentions = [] }: WriteNoteRequest): Promise<void> {
    await this.transaction.run(async () => {
      const { id, jobId, companyId, seekerId, status } = await this.decidable.ofReader(actor, applicationId);
      if (status === 'WITHDRAWN') throw new NotFound();
      // A member who may not read the notes may not write one either.
      if (await this.disclosures.reviewsBlind(actor, seekerId)) throw new BlindReviewOpen();
      const readers = new Set(await this.companies.readersOf(companyId, jobId));
      const mentioned = [...new Set(mentions)];
      const stranger = mentioned.findIndex((each) => !readers.has(each));
      if (stranger >= 0) throw new InvalidInput([{ path: `mentions.${stranger}`, code: 'FIELD.INVALID' }]);
      if ((await this.em.count(ApplicationNote, { applicationId: id })) >= MAX_NOTES) throw new NotesFull(MAX_NOTES);
      const noteId = newId();
      const createdAt = this.clock.now();
      this.em.persist(
        Object.assign(new ApplicationNote(), { id: noteId, applicationId: id, authorId: actor.id, text, createdAt }),
      );
      await this.em.flush();
      for (const accountId of mentioned) {
        this.em.persist(Object.assign(new ApplicationNoteMention(), { noteId, accountId }));
      }
      const others = mentioned.filter((each) => each !== actor.id);
      if (others.length === 0) return;
      await this.outbox.publish(noteMentioned, {
        note_id: noteId,
        application_id: id,
        job_id: jobId,
        company_id: companyId,
        account_ids: others,
      });
    });
  }
}
