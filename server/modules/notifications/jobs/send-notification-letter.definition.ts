import { z } from 'zod';
import { letterPatience } from '../../../platform/mail/letter-patience.js';
import { defineJob } from '../../../platform/queue/index.js';
import { notificationLettersQueue } from './notifications.queue.js';

/** Sends the email of a notification. */
export const sendNotificationLetter = defineJob({
  name: 'notifications.send-letter',
  queue: notificationLettersQueue,
  payload: z.object({ notification_id: z.uuid() }),
  ...letterPatience,
  jobId: ({ notification_id }) => notification_id,
});
