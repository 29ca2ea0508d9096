import { EmailRefused } from '../../../platform/mail/mailer.js';
import {
  HandlesJob,
  type JobHandler,
  type JobOutcome,
  type PayloadOf,
  UnrecoverableJob,
} from '../../../platform/queue/index.js';
import { SendAccountEmail } from '../use-cases/send-account-email.js';
import { sendAccountEmail } from './emails.definitions.js';

@HandlesJob(sendAccountEmail)
export class SendAccountEmailJob implements JobHandler<typeof sendAccountEmail> {
  constructor(private readonly send: SendAccountEmail) {}

  async handle({ letter_id, account_id, kind }: PayloadOf<typeof sendAccountEmail>): Promise<JobOutcome> {
    return this.send.execute({ letterId: letter_id, accountId: account_id, kind }).catch(giveUpOnRefusal);
  }
}

/** Does not retry if the address was rejected. */
export function giveUpOnRefusal(error: unknown): never {
  if (error instanceof EmailRefused) throw new UnrecoverableJob(error.message);
  throw error;
}
