import { z } from 'zod';
import {
  defineJob,
  HandlesJob,
  type JobContext,
  type JobHandler,
  type JobOutcome,
} from '../../../platform/queue/index.js';
import { ForgetDevice } from '../use-cases/forget-device.js';
import { notificationsQueue } from './notifications.queue.js';

export const sweepDevices = defineJob({
  name: 'notifications.sweep-devices',
  queue: notificationsQueue,
  payload: z.object({}),
  schedule: { everySeconds: 86_400 },
});

const CHUNK = 500;

/** Removes devices whose subscription expired, and devices unused for three months. */
@HandlesJob(sweepDevices)
export class SweepDevicesJob implements JobHandler<typeof sweepDevices> {
  constructor(private readonly forget: ForgetDevice) {}

  async handle(_payload: object, { log, signal }: JobContext): Promise<JobOutcome> {
    let removed = 0;
    for (let batch = CHUNK; batch === CHUNK; removed += batch) {
      signal.throwIfAborted();
      batch = await this.forget.unused(CHUNK);
    }
    if (removed > 0) log.info({ removed }, 'unused notification devices removed');
    return removed > 0 ? 'done' : 'skipped';
  }
}
