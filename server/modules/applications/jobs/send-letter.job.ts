import { LetterRefused } from '../../../platform/mail/mailer.js';
import {
  HandlesJob,
  type JobHandler,
  type JobOutcome,
  type PayloadOf,
  UnrecoverableJob,
} from '../../../platform/queue/index.js';
import { SendLetter } from '../use-cases/send-letter.js';
import { sendLetter } from './send-letter.definition.js';

@HandlesJob(sendLetter)
export class SendLetterJob implements JobHandler<typeof sendLetter> {
  constructor(private readonly send: SendLetter) {}

  async handle(payload: PayloadOf<typeof sendLetter>): Promise<JobOutcome> {
    try {
      return await this.send.execute(payload);
    } catch (error) {
      // Do not retry a rejected address.
      if (error instanceof LetterRefused) throw new UnrecoverableJob(error.message);
      throw error;
    }
  }
}
