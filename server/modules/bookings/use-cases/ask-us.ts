import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import type { Language } from '../../../platform/http/language.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { inquiryChanged } from '../domain/bookings.events.js';
import { Inquiry } from '../domain/inquiry.entity.js';
import { InquiryEvent } from '../domain/inquiry-event.entity.js';
import type { CreateInquiryRequest } from '../http/inquiries.contract.js';

/** Stores a company's inquiry. The 24 hours to answer start now. */
@Injectable()
export class AskUs {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
  ) {}

  execute(input: CreateInquiryRequest, language: Language): Promise<{ id: string; replyBy: Date }> {
    return this.transaction.run(async () => {
      const now = await this.time.now();
      const inquiry = Inquiry.made(
        {
          id: newId(),
          companyName: input.company_name,
          contactPerson: input.contact_person,
          email: input.email,
          phone: input.phone ?? null,
          employeeCount: input.employee_count ?? null,
          service: input.service,
          message: input.message,
          language,
        },
        now,
      );
      this.em.persist(inquiry);
      this.em.persist(
        Object.assign(new InquiryEvent(), {
          id: newId(),
          inquiryId: inquiry.id,
          fromStatus: null,
          toStatus: inquiry.status,
          note: null,
          actorId: null,
          at: now,
        }),
      );
      await this.outbox.publish(inquiryChanged, { inquiry_id: inquiry.id, status: inquiry.status, actor_id: null });
      return { id: inquiry.id, replyBy: inquiry.replyBy };
    });
  }
}
