import { LetterRefused } from '../../../platform/mail/mailer.js';
import {
  HandlesJob,
  type JobHandler,
  type JobOutcome,
  type PayloadOf,
  UnrecoverableJob,
} from '../../../platform/queue/index.js';
import { SendExpiryLetter } from '../use-cases/send-expiry-letter.js';
import { sendExpiryLetter } from './send-expiry-letter.definition.js';

@HandlesJob(sendExpiryLetter)
export class SendExpiryLetterJob implements JobHandler<typeof sendExpiryLetter> {
  constructor(private readonly send: SendExpiryLetter) {}

  async handle({ letter_id, job_id, ends_at }: PayloadOf<typeof sendExpiryLetter>): Promise<JobOutcome> {
    try {
      const sent = await this.send.execute({ letterId: letter_id, jobId: job_id, endsAt: new Date(ends_at) });
      return sent ? 'done' : 'skipped';
    } catch (error) {
      // Do not retry a rejected address.
      if (error instanceof LetterRefused) throw new UnrecoverableJob(error.message);
      throw error;
    }
  }
}
