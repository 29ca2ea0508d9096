import { EmailRefused } from '../../../platform/mail/mailer.js';
import {
  HandlesJob,
  type JobHandler,
  type JobOutcome,
  type PayloadOf,
  UnrecoverableJob,
} from '../../../platform/queue/index.js';
import { emailsFor } from '../domain/emails.js';
import { SendReservationEmail } from '../use-cases/send-reservation-email.js';
import { sendReservationEmails } from './send-reservation-emails.definition.js';

@HandlesJob(sendReservationEmails)
export class SendReservationEmailsJob implements JobHandler<typeof sendReservationEmails> {
  constructor(private readonly send: SendReservationEmail) {}

  async handle({ reservation_id, news, by }: PayloadOf<typeof sendReservationEmails>): Promise<JobOutcome> {
    let outcome: JobOutcome = 'skipped';
    let refusal: EmailRefused | null = null;
    for (const kind of emailsFor(news, by)) {
      try {
        if (await this.send.execute(reservation_id, kind)) outcome = 'done';
      } catch (error) {
        // Do not retry a rejected address, but still email the other side.
        if (!(error instanceof EmailRefused)) throw error;
        refusal = error;
      }
    }
    if (refusal) throw new UnrecoverableJob(refusal.message);
    return outcome;
  }
}
