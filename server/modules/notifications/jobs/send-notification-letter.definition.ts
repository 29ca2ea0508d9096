import { z } from 'zod';
import { defineJob } from '../../../platform/queue/index.js';
import { notificationLettersQueue } from './notifications.queue.js';

/** Sends the letter that goes with a notification. */
export const sendNotificationLetter = defineJob({
  name: 'notifications.send-letter',
  queue: notificationLettersQueue,
  payload: z.object({ notification_id: z.uuid() }),
  // About 40 minutes of trying: a mail server that restarts or asks to come back is waited for.
  attempts: 10,
  backoff: { seconds: 5, maxSeconds: 900 },
  jobId: ({ notification_id }) => notification_id,
});
