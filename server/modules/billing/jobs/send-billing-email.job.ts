import { EmailRefused } from '../../../platform/mail/mailer.js';
import {
  HandlesJob,
  type JobHandler,
  type JobOutcome,
  type PayloadOf,
  UnrecoverableJob,
} from '../../../platform/queue/index.js';
import { SendBillingEmail } from '../use-cases/send-billing-email.js';
import { sendBillingEmail } from './send-billing-email.definition.js';

@HandlesJob(sendBillingEmail)
export class SendBillingEmailJob implements JobHandler<typeof sendBillingEmail> {
  constructor(private readonly send: SendBillingEmail) {}

  async handle({ email_id }: PayloadOf<typeof sendBillingEmail>): Promise<JobOutcome> {
    try {
      return (await this.send.execute(email_id)) ? 'done' : 'skipped';
    } catch (error) {
      if (!(error instanceof EmailRefused)) throw error;
      // Retrying does not help: an address that does not exist now will not exist in a minute.
      await this.send.settle(email_id, 'REFUSED');
      throw new UnrecoverableJob(error.message);
    }
  }
}
