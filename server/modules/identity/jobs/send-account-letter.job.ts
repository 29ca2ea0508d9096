import { LetterRefused } from '../../../platform/mail/mailer.js';
import {
  HandlesJob,
  type JobHandler,
  type JobOutcome,
  type PayloadOf,
  UnrecoverableJob,
} from '../../../platform/queue/index.js';
import { SendAccountLetter } from '../use-cases/send-account-letter.js';
import { sendAccountLetter } from './letters.definitions.js';

@HandlesJob(sendAccountLetter)
export class SendAccountLetterJob implements JobHandler<typeof sendAccountLetter> {
  constructor(private readonly send: SendAccountLetter) {}

  async handle({ letter_id, account_id, kind }: PayloadOf<typeof sendAccountLetter>): Promise<JobOutcome> {
    return this.send.execute({ letterId: letter_id, accountId: account_id, kind }).catch(giveUpOnRefusal);
  }
}

/** Does not retry if the address was rejected. */
export function giveUpOnRefusal(error: unknown): never {
  if (error instanceof LetterRefused) throw new UnrecoverableJob(error.message);
  throw error;
}
