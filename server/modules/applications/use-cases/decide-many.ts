import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { CompaniesFacade } from '../../companies/index.js';
import { assertVariables } from '../domain/message-text.js';
import type { BulkAction, BulkRequest } from '../http/bulk.contract.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { type Bulk, BulkRepository } from '../persistence/bulk.repository.js';
import { MoveToStage } from './move-to-stage.js';
import { assertTellAt, RejectApplication } from './reject-application.js';
import { ReviewApplication } from './review-application.js';
import { ScheduleInterview } from './schedule-interview.js';

export interface ManyResult {
  readonly id: string;
  /** Null if it was done. */
  readonly refusal: DomainError | null;
}

export interface ManyDone {
  readonly id: string;
  readonly action: BulkAction;
  readonly results: readonly ManyResult[];
  /** When the first refusal becomes final; null if nothing can be undone. */
  readonly undoEnds: Date | null;
}

/**
 * One action on many applications. Each application has its own transaction, which also records that it is done: after a crash
 * the same key continues with the rest, and does nothing twice.
 */
@Injectable()
export class DecideMany {
  constructor(
    private readonly companies: CompaniesFacade,
    private readonly bulks: BulkRepository,
    private readonly applications: ApplicationRepository,
    private readonly review: ReviewApplication,
    private readonly schedule: ScheduleInterview,
    private readonly reject: RejectApplication,
    private readonly moveToStage: MoveToStage,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param key idempotency key of the request.
   * @throws NotFound without a company; IdempotencyKeyReused; UnknownVariable; ToldTooSoon; ToldTooLate. Refusals of single applications are results.
   */
  async execute(actor: Actor, request: BulkRequest, key: string = newId()): Promise<ManyDone> {
    if (request.words) assertVariables('words', request.words, 'REFUSAL');
    const company = await this.companies.companyOf(actor.id);
    if (!company) throw new NotFound();
    const begun = { actorId: actor.id, companyId: company.id, key, asks: request };
    const bulk = await this.bulks.begin(begun, request.action, this.clock.now());
    const before = new Set((await this.bulks.items(bulk.id)).map((item) => item.applicationId));
    // A continued request may come after the chosen time; then each of the remaining ones says so.
    if (before.size === 0) assertTellAt(tellAtOf(request), this.clock.now());
    const results: ManyResult[] = [];
    for (const id of request.ids) {
      results.push({ id, refusal: before.has(id) ? null : await this.#one(bulk, actor, id, request) });
    }
    return { id: bulk.id, action: bulk.action, results, undoEnds: await this.#undoEnds(bulk) };
  }

  async #one(bulk: Bulk, actor: Actor, id: string, request: BulkRequest): Promise<DomainError | null> {
    try {
      await this.transaction.run(async () => {
        await this.#act(actor, id, request);
        await this.applications.flush();
        const eventId = await this.applications.lastEventId(id);
        if (eventId === null) throw new Error('a decision left no step in the history');
        await this.bulks.done(bulk.id, { applicationId: id, eventId, doneAt: this.clock.now() });
      });
      return null;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      // An earlier request with this key can still run after its client gave up, and may have changed this application already.
      return (await this.bulks.has(bulk.id, id)) ? null : error;
    }
  }

  #act(actor: Actor, id: string, request: BulkRequest): Promise<void> {
    const { action, reason = null, words = null, texts = [], stage_id } = request;
    if (action === 'STAGE') {
      return this.moveToStage.execute(actor, id, { stageId: stage_id ?? '', version: null, isOneOfMany: true });
    }
    if (action === 'REVIEWED') return this.review.execute(actor, id);
    if (action === 'INTERVIEW') return this.schedule.execute(actor, id, null);
    const own = texts.find((text) => text.id === id);
    return this.reject.execute(actor, id, { reason: own ? own.reason : reason, words, tellAt: tellAtOf(request) });
  }

  async #undoEnds({ id, action }: Bulk): Promise<Date | null> {
    if (action !== 'REJECTED') return null;
    const first = (await this.bulks.items(id)).find((item) => item.undoneAt === null);
    return first?.finalAt ?? null;
  }
}

const tellAtOf = ({ tell_at: tellAt }: BulkRequest): Date | null => (tellAt === undefined ? null : new Date(tellAt));
