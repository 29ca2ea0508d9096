import { Injectable } from '@nestjs/common';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/index.js';
import type { LetterKind } from '../domain/letters.js';
import { sendAccountLetter } from '../jobs/letters.definitions.js';

/** Enqueues an email to an account; it is sent after the current transaction commits. */
@Injectable()
export class AskForLetter {
  constructor(private readonly outbox: Outbox) {}

  execute(accountId: string, kind: LetterKind): Promise<void> {
    return this.outbox.enqueue(sendAccountLetter, { letter_id: newId(), account_id: accountId, kind });
  }
}
