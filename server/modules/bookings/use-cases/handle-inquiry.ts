import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { InvalidInput, NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { IdentityFacade } from '../../identity/index.js';
import { inquiryChanged } from '../domain/bookings.events.js';
import { Inquiry } from '../domain/inquiry.entity.js';
import { InquiryEvent } from '../domain/inquiry-event.entity.js';
import type { InquiryStatus } from '../domain/inquiry-lifecycle.js';

export interface InquiryStep {
  readonly action: Exclude<InquiryStatus, 'NEW'> | 'NOTE';
  readonly note: string | null;
}

/** An operator answers, converts or closes an inquiry, or adds a note. */
@Injectable()
export class HandleInquiry {
  constructor(
    private readonly em: EntityManager,
    private readonly identity: IdentityFacade,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @throws NotFound if there is no such inquiry.
   * @throws InvalidInput for NOTE without a note.
   * @throws InquiryActionRefused also if another operator acted first.
   * @throws EmailTaken if the invited person already has an account.
   */
  execute(operator: Actor, id: string, { action, note }: InquiryStep): Promise<void> {
    if (action === 'NOTE' && note === null) throw new InvalidInput([{ path: 'note', code: 'FIELD.REQUIRED' }]);
    return this.transaction.run(async () => {
      const inquiry = await this.em.findOne(Inquiry, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      if (!inquiry) throw new NotFound();
      const now = await this.time.now();
      const from = await this.#step(operator, inquiry, action, now);
      this.em.persist(
        Object.assign(new InquiryEvent(), {
          id: newId(),
          inquiryId: inquiry.id,
          fromStatus: from,
          toStatus: inquiry.status,
          note,
          actorId: operator.id,
          at: now,
        }),
      );
      await this.audit.record({
        operatorId: operator.id,
        action: 'INQUIRY_HANDLED',
        subject: { type: 'INQUIRY', id },
        details: { action },
      });
      if (from !== inquiry.status) {
        const { status } = inquiry;
        await this.outbox.publish(inquiryChanged, { inquiry_id: inquiry.id, status, actor_id: operator.id });
      }
    });
  }

  /** @returns the previous status. */
  async #step(operator: Actor, inquiry: Inquiry, action: InquiryStep['action'], now: Date): Promise<InquiryStatus> {
    if (action === 'NOTE') return inquiry.status;
    if (action !== 'CONVERTED') return inquiry.move(action, now);
    const { email, companyName, language } = inquiry;
    // Check first, so that nobody is invited if the move is refused.
    inquiry.assertMayBecome('CONVERTED');
    const invitationId = await this.identity.inviteRecruiter(operator, { email, companyName, language });
    return inquiry.move('CONVERTED', now, invitationId);
  }
}
