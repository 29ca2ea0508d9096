import { z } from 'zod';
import { emailRetries } from '../../../platform/mail/email-retries.js';
import { defineJob } from '../../../platform/queue/index.js';
import { notificationEmailsQueue } from './notifications.queue.js';

/** Sends the email of a notification. */
export const sendNotificationEmail = defineJob({
  name: 'notifications.send-letter',
  queue: notificationEmailsQueue,
  payload: z.object({ notification_id: z.uuid() }),
  ...emailRetries,
  jobId: ({ notification_id }) => notification_id,
});
