import { EmailRefused } from '../../../platform/mail/mailer.js';
import {
  HandlesJob,
  type JobHandler,
  type JobOutcome,
  type PayloadOf,
  UnrecoverableJob,
} from '../../../platform/queue/index.js';
import { SendEmail } from '../use-cases/send-email.js';
import { sendEmail } from './send-email.definition.js';

@HandlesJob(sendEmail)
export class SendEmailJob implements JobHandler<typeof sendEmail> {
  constructor(private readonly send: SendEmail) {}

  async handle(payload: PayloadOf<typeof sendEmail>): Promise<JobOutcome> {
    try {
      return await this.send.execute(payload);
    } catch (error) {
      // Do not retry a rejected address.
      if (error instanceof EmailRefused) throw new UnrecoverableJob(error.message);
      throw error;
    }
  }
}
