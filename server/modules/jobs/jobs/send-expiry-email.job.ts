import { EmailRefused } from '../../../platform/mail/mailer.js';
import {
  HandlesJob,
  type JobHandler,
  type JobOutcome,
  type PayloadOf,
  UnrecoverableJob,
} from '../../../platform/queue/index.js';
import { SendExpiryEmail } from '../use-cases/send-expiry-email.js';
import { sendExpiryEmail } from './send-expiry-email.definition.js';

@HandlesJob(sendExpiryEmail)
export class SendExpiryEmailJob implements JobHandler<typeof sendExpiryEmail> {
  constructor(private readonly send: SendExpiryEmail) {}

  async handle({ letter_id, job_id, ends_at }: PayloadOf<typeof sendExpiryEmail>): Promise<JobOutcome> {
    try {
      const sent = await this.send.execute({ letterId: letter_id, jobId: job_id, endsAt: new Date(ends_at) });
      return sent ? 'done' : 'skipped';
    } catch (error) {
      // Do not retry a rejected address.
      if (error instanceof EmailRefused) throw new UnrecoverableJob(error.message);
      throw error;
    }
  }
}
