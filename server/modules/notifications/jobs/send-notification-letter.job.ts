import { LetterRefused } from '../../../platform/mail/mailer.js';
import {
  HandlesJob,
  type JobHandler,
  type JobOutcome,
  type PayloadOf,
  UnrecoverableJob,
} from '../../../platform/queue/index.js';
import { SendNotificationLetter } from '../use-cases/send-notification-letter.js';
import { SettleLetter } from '../use-cases/settle-letter.js';
import { sendNotificationLetter } from './send-notification-letter.definition.js';

@HandlesJob(sendNotificationLetter)
export class SendNotificationLetterJob implements JobHandler<typeof sendNotificationLetter> {
  constructor(
    private readonly send: SendNotificationLetter,
    private readonly settle: SettleLetter,
  ) {}

  async handle({ notification_id: id }: PayloadOf<typeof sendNotificationLetter>): Promise<JobOutcome> {
    try {
      return (await this.send.execute(id)) ? 'done' : 'skipped';
    } catch (error) {
      if (!(error instanceof LetterRefused)) throw error;
      // Retrying does not help: an address that does not exist now will not exist in a minute.
      await this.settle.execute(id, 'BOUNCED', error.message);
      throw new UnrecoverableJob(error.message);
    }
  }

  async exhausted({ notification_id: id }: PayloadOf<typeof sendNotificationLetter>, error: Error): Promise<void> {
    await this.settle.execute(id, 'GIVEN_UP', error.message);
  }
}
