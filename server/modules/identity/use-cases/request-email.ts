import { Injectable } from '@nestjs/common';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/index.js';
import type { EmailKind } from '../domain/emails.js';
import { sendAccountEmail } from '../jobs/emails.definitions.js';

/** Enqueues an email to an account; it is sent after the current transaction commits. */
@Injectable()
export class RequestEmail {
  constructor(private readonly outbox: Outbox) {}

  execute(accountId: string, kind: EmailKind): Promise<void> {
    return this.outbox.enqueue(sendAccountEmail, { letter_id: newId(), account_id: accountId, kind });
  }
}
