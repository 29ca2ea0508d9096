import { LetterRefused } from '../../../platform/mail/mailer.js';
import {
  HandlesJob,
  type JobHandler,
  type JobOutcome,
  type PayloadOf,
  UnrecoverableJob,
} from '../../../platform/queue/index.js';
import { lettersFor } from '../domain/letters.js';
import { SendReservationLetter } from '../use-cases/send-reservation-letter.js';
import { sendReservationLetters } from './send-reservation-letters.definition.js';

@HandlesJob(sendReservationLetters)
export class SendReservationLettersJob implements JobHandler<typeof sendReservationLetters> {
  constructor(private readonly send: SendReservationLetter) {}

  async handle({ reservation_id, news, by }: PayloadOf<typeof sendReservationLetters>): Promise<JobOutcome> {
    let outcome: JobOutcome = 'skipped';
    let refusal: LetterRefused | null = null;
    for (const kind of lettersFor(news, by)) {
      try {
        if (await this.send.execute(reservation_id, kind)) outcome = 'done';
      } catch (error) {
        // Do not retry a rejected address, but still email the other side.
        if (!(error instanceof LetterRefused)) throw error;
        refusal = error;
      }
    }
    if (refusal) throw new UnrecoverableJob(refusal.message);
    return outcome;
  }
}
