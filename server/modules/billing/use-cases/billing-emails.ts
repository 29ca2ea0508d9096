import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import type { BillingEmailKind, EmailParams } from '../domain/billing-emails.js';
import { sendBillingEmail } from '../jobs/send-billing-email.definition.js';

export interface EmailToWrite {
  readonly ownerId: string;
  readonly kind: BillingEmailKind;
  /** The subject, for example a purchase id: one email per owner, kind and subject, ever. */
  readonly about: string;
  readonly params: EmailParams;
}

/** Writes emails in the transaction of the event they report, so that neither exists without the other. */
@Injectable()
export class BillingEmails {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
  ) {}

  /** @returns false if it was written before. */
  async write({ ownerId, kind, about, params }: EmailToWrite, now: Date): Promise<boolean> {
    const rows = await this.em.execute<{ id: string }[]>(
      `insert into billing_email (id, owner_id, kind, about, params, status, created_at)
       values (?, ?, ?, ?, ?::jsonb, 'WAITING', ?) on conflict (owner_id, kind, about) do nothing returning id`,
      [newId(), ownerId, kind, about, JSON.stringify(params), now],
    );
    const [row] = rows;
    if (!row) return false;
    await this.outbox.enqueue(sendBillingEmail, { email_id: row.id });
    return true;
  }
}
