import { EmailRefused } from '../../../platform/mail/mailer.js';
import {
  HandlesJob,
  type JobHandler,
  type JobOutcome,
  type PayloadOf,
  UnrecoverableJob,
} from '../../../platform/queue/index.js';
import { SendNotificationEmail } from '../use-cases/send-notification-email.js';
import { SettleEmail } from '../use-cases/settle-email.js';
import { sendNotificationEmail } from './send-notification-email.definition.js';

@HandlesJob(sendNotificationEmail)
export class SendNotificationEmailJob implements JobHandler<typeof sendNotificationEmail> {
  constructor(
    private readonly send: SendNotificationEmail,
    private readonly settle: SettleEmail,
  ) {}

  async handle({ notification_id: id }: PayloadOf<typeof sendNotificationEmail>): Promise<JobOutcome> {
    try {
      return (await this.send.execute(id)) ? 'done' : 'skipped';
    } catch (error) {
      if (!(error instanceof EmailRefused)) throw error;
      // Retrying does not help: an address that does not exist now will not exist in a minute.
      await this.settle.execute(id, 'BOUNCED', error.message);
      throw new UnrecoverableJob(error.message);
    }
  }

  async exhausted({ notification_id: id }: PayloadOf<typeof sendNotificationEmail>, error: Error): Promise<void> {
    await this.settle.execute(id, 'GIVEN_UP', error.message);
  }
}
