import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { CompaniesFacade } from '../../companies/index.js';
import { AlreadyChanged, NothingToUndo, UndoOver } from '../domain/application.errors.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { type Bulk, type BulkItem, BulkRepository } from '../persistence/bulk.repository.js';
import type { ManyDone, ManyResult } from './decide-many.js';
import { DecidableApplications } from './decidable-applications.js';
import { UndoRejection } from './undo-rejection.js';

/** Undoes all refusals of one bulk while none of them is final. A repeated request continues with the remaining ones. */
@Injectable()
export class UndoMany {
  constructor(
    private readonly companies: CompaniesFacade,
    private readonly bulks: BulkRepository,
    private readonly applications: ApplicationRepository,
    private readonly decidable: DecidableApplications,
    private readonly undo: UndoRejection,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, NothingToUndo; UndoOver once the first refusal of the bulk is final. */
  async execute(actor: Actor, bulkId: string): Promise<ManyDone> {
    const [bulk, company] = [await this.bulks.find(bulkId), await this.companies.companyOf(actor.id)];
    if (!bulk || bulk.companyId !== company?.id) throw new NotFound();
    if (bulk.action !== 'REJECTED') throw new NothingToUndo();
    const items = await this.bulks.items(bulkId);
    const left = items.find((item) => item.undoneAt === null);
    if (left && this.clock.now() >= left.finalAt) throw new UndoOver();
    const results: ManyResult[] = [];
    for (const item of items) {
      results.push({ id: item.applicationId, refusal: item.undoneAt ? null : await this.#one(bulk, actor, item) });
    }
    return { id: bulk.id, action: bulk.action, results, undoEnds: null };
  }

  async #one(
    { id: bulkId }: Bulk,
    actor: Actor,
    { applicationId: id, eventId }: BulkItem,
  ): Promise<DomainError | null> {
    try {
      await this.transaction.run(async () => {
        const application = await this.decidable.ofCompany(actor, id);
        // A colleague may have undone this one and decided again: that decision stays.
        if ((await this.applications.lastEventId(id)) !== eventId) throw new AlreadyChanged(application.status);
        await this.undo.execute(actor, id);
        await this.bulks.undone(bulkId, id, this.clock.now());
      });
      return null;
    } catch (error) {
      if (error instanceof DomainError) return error;
      throw error;
    }
  }
}
