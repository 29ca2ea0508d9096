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
import { RecordingRepository } from '../persistence/recording.repository.js';
import { RoomRepository } from '../persistence/room.repository.js';

export const sweepRooms = defineJob({
  name: 'rooms.sweep',
  queue: maintenanceQueue,
  payload: z.object({}),
  schedule: { everySeconds: 3_600 },
});

const DAY_MS = 86_400_000;
const CHUNK = 500;

/** How long the answers stay after a recording of which nothing was kept: proof that it was refused or withdrawn. */
const REFUSED_DAYS = 30;

/** Deletes rooms, with who was in them, a day after they closed; and recordings of which nothing was kept. */
@HandlesJob(sweepRooms)
export class SweepRoomsJob implements JobHandler<typeof sweepRooms> {
  constructor(
    private readonly rooms: RoomRepository,
    private readonly recordings: RecordingRepository,
    private readonly clock: Clock,
  ) {}

  async handle(_payload: object, { signal }: JobContext): Promise<JobOutcome> {
    const before = (days: number): Date => new Date(this.clock.now().getTime() - days * DAY_MS);
    const rooms = await everything((limit) => this.rooms.purge(before(1), limit), signal);
    const refused = await everything((limit) => this.recordings.purgeWithoutVideo(before(REFUSED_DAYS), limit), signal);
    return rooms + refused > 0 ? 'done' : 'skipped';
  }
}

/** Deletes in chunks until nothing is left. @returns how many. */
async function everything(purge: (limit: number) => Promise<number>, signal: AbortSignal): Promise<number> {
  let purged = 0;
  for (let last = CHUNK; last === CHUNK; purged += last) {
    signal.throwIfAborted();
    last = await purge(CHUNK);
  }
  return purged;
}
