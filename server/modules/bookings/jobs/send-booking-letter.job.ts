import { z } from 'zod';
import { letterPatience } from '../../../platform/mail/letter-patience.js';
import { LetterRefused } from '../../../platform/mail/mailer.js';
import {
  defineJob,
  HandlesJob,
  type JobHandler,
  type JobOutcome,
  on,
  type PayloadOf,
  UnrecoverableJob,
} from '../../../platform/queue/index.js';
import { bookingChanged, bookingChanges, inquiryChanged } from '../domain/bookings.events.js';
import { SendBookingLetter } from '../use-cases/send-booking-letter.js';
import { bookingLettersQueue } from './bookings.queue.js';

export const sendBookingLetter = defineJob({
  name: 'bookings.send-booking-letter',
  queue: bookingLettersQueue,
  payload: z.object({
    booking_id: z.uuid(),
    change: z.enum(bookingChanges),
    sequence: z.int(),
  }),
  ...letterPatience,
  jobId: ({ booking_id, sequence }) => `${booking_id}/${sequence}`,
  startedBy: [on(bookingChanged, ({ booking_id, change, sequence }) => ({ booking_id, change, sequence }))],
});

export const sendInquiryLetter = defineJob({
  name: 'bookings.send-inquiry-letter',
  queue: bookingLettersQueue,
  payload: z.object({ inquiry_id: z.uuid(), status: z.enum(['NEW', 'ANSWERED', 'CONVERTED', 'CLOSED']) }),
  ...letterPatience,
  jobId: ({ inquiry_id, status }) => `${inquiry_id}/${status}`,
  startedBy: [on(inquiryChanged, ({ inquiry_id, status }) => ({ inquiry_id, status }))],
});

/** Does not retry a refused address: it will not exist in a minute either. */
async function sendOnce(send: () => Promise<boolean>): Promise<JobOutcome> {
  try {
    return (await send()) ? 'done' : 'skipped';
  } catch (error) {
    if (error instanceof LetterRefused) throw new UnrecoverableJob(error.message);
    throw error;
  }
}

/** Emails the person who booked about a change of the booking. */
@HandlesJob(sendBookingLetter)
export class SendBookingLetterJob implements JobHandler<typeof sendBookingLetter> {
  constructor(private readonly send: SendBookingLetter) {}

  handle({ booking_id, change, sequence }: PayloadOf<typeof sendBookingLetter>): Promise<JobOutcome> {
    return sendOnce(() => this.send.ofBooking(booking_id, change, sequence));
  }
}

/** Confirms that an inquiry arrived. A person writes the answer. */
@HandlesJob(sendInquiryLetter)
export class SendInquiryLetterJob implements JobHandler<typeof sendInquiryLetter> {
  constructor(private readonly send: SendBookingLetter) {}

  async handle({ inquiry_id, status }: PayloadOf<typeof sendInquiryLetter>): Promise<JobOutcome> {
    return status === 'NEW' ? sendOnce(() => this.send.ofInquiry(inquiry_id)) : 'skipped';
  }
}
