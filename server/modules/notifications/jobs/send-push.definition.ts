import { z } from 'zod';
import { defineJob } from '../../../platform/queue/index.js';
import { pushQueue } from './notifications.queue.js';

/** Sends a notification to one device. Retries for about an hour; after that the notification is too old to be worth showing. */
export const sendPush = defineJob({
  name: 'notifications.send-push',
  queue: pushQueue,
  payload: z.object({ notification_id: z.uuid(), device_id: z.uuid() }),
  attempts: 12,
  backoff: { seconds: 5, maxSeconds: 600 },
  jobId: ({ notification_id, device_id }) => `${notification_id} ${device_id}`,
});
