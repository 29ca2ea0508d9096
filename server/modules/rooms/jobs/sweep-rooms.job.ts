import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { maintenanceQueue } from '../../../platform/outbox/sweep-outbox.job.js';
import {
  defineJob,
  HandlesJob,
  type JobContext,
  type JobHandler,
  type JobOutcome,
} from '../../../platform/queue/index.js';
import { RoomRepository } from '../persistence/room.repository.js';

export const sweepRooms = defineJob({
  name: 'rooms.sweep',
  queue: maintenanceQueue,
  payload: z.object({}),
  schedule: { everySeconds: 3_600 },
});

const DAY_MS = 86_400_000;
const CHUNK = 500;

/** Deletes rooms, with who was in them, a day after they closed. */
@HandlesJob(sweepRooms)
export class SweepRoomsJob implements JobHandler<typeof sweepRooms> {
  constructor(
    private readonly rooms: RoomRepository,
    private readonly clock: Clock,
  ) {}

  async handle(_payload: object, { signal }: JobContext): Promise<JobOutcome> {
    const before = new Date(this.clock.now().getTime() - DAY_MS);
    let purged = 0;
    for (let last = CHUNK; last === CHUNK; purged += last) {
      signal.throwIfAborted();
      last = await this.rooms.purge(before, CHUNK);
    }
    return purged > 0 ? 'done' : 'skipped';
  }
}
