import { z } from 'zod';
import { emailRetries } from '../../../platform/mail/email-retries.js';
import { EmailRefused } from '../../../platform/mail/mailer.js';
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
import { SendBookingEmail } from '../use-cases/send-booking-email.js';
import { bookingEmailsQueue } from './bookings.queue.js';

export const sendBookingEmail = defineJob({
  name: 'bookings.send-booking-letter',
  queue: bookingEmailsQueue,
  payload: z.object({
    booking_id: z.uuid(),
    change: z.enum(bookingChanges),
    sequence: z.int(),
  }),
  ...emailRetries,
  jobId: ({ booking_id, sequence }) => `${booking_id}/${sequence}`,
  startedBy: [on(bookingChanged, ({ booking_id, change, sequence }) => ({ booking_id, change, sequence }))],
});

export const sendInquiryEmail = defineJob({
  name: 'bookings.send-inquiry-letter',
  queue: bookingEmailsQueue,
  payload: z.object({ inquiry_id: z.uuid(), status: z.enum(['NEW', 'ANSWERED', 'CONVERTED', 'CLOSED']) }),
  ...emailRetries,
  jobId: ({ inquiry_id, status }) => `${inquiry_id}/${status}`,
  startedBy: [on(inquiryChanged, ({ inquiry_id, status }) => ({ inquiry_id, status }))],
});

/** Does not retry a refused address: it will not exist in a minute either. */
async function sendOnce(send: () => Promise<boolean>): Promise<JobOutcome> {
  try {
    return (await send()) ? 'done' : 'skipped';
  } catch (error) {
    if (error instanceof EmailRefused) throw new UnrecoverableJob(error.message);
    throw error;
  }
}

/** Emails the person who booked about a change of the booking. */
@HandlesJob(sendBookingEmail)
export class SendBookingEmailJob implements JobHandler<typeof sendBookingEmail> {
  constructor(private readonly send: SendBookingEmail) {}

  handle({ booking_id, change, sequence }: PayloadOf<typeof sendBookingEmail>): Promise<JobOutcome> {
    return sendOnce(() => this.send.ofBooking(booking_id, change, sequence));
  }
}

/** Confirms that an inquiry arrived. A person writes the answer. */
@HandlesJob(sendInquiryEmail)
export class SendInquiryEmailJob implements JobHandler<typeof sendInquiryEmail> {
  constructor(private readonly send: SendBookingEmail) {}

  async handle({ inquiry_id, status }: PayloadOf<typeof sendInquiryEmail>): Promise<JobOutcome> {
    return status === 'NEW' ? sendOnce(() => this.send.ofInquiry(inquiry_id)) : 'skipped';
  }
}
