import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { JobsFacade } from '../../jobs/index.js';
import { isOpen } from '../domain/recording.js';
import { HostsOnly, RecordingOpen, RecordingWithoutCandidate } from '../domain/room.errors.js';
import { RecordingRepository } from '../persistence/recording.repository.js';
import { RoomAccess, type Visitor } from '../queries/room-access.query.js';
import { RoomOfRecording } from './room-of-recording.js';

export interface RecordingToAsk {
  readonly roomId: string;
  /** The tab that will record. */
  readonly connection: string;
}

const TITLE_MAX = 120;

/** A host asks everybody in the room whether their browser may record the interview. Asking is the host's own yes. */
@Injectable()
export class AskRecording {
  constructor(
    private readonly held: RoomOfRecording,
    private readonly recordings: RecordingRepository,
    private readonly access: RoomAccess,
    private readonly jobs: JobsFacade,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, NotInRoom, RoomClosed, HostsOnly, RecordingWithoutCandidate, RecordingOpen */
  execute(visitor: Visitor, { roomId, connection }: RecordingToAsk): Promise<void> {
    return this.transaction.run(async () => {
      const { room, present } = await this.held.hold({ roomId, accountId: visitor.id, connection });
      const { role, interview } = await this.access.of(visitor, room.interviewId);
      if (role !== 'HOST') throw new HostsOnly();
      if (!present.some((person) => person.role === 'CANDIDATE')) throw new RecordingWithoutCandidate();
      const before = await this.recordings.newestOf(room.interviewId);
      if (before && isOpen(before.status)) {
        // The tab that recorded is gone for good, for example with its browser: nothing is left of that recording.
        if (present.some((person) => person.connection === before.connection)) throw new RecordingOpen();
        await this.recordings.move(before.id, { status: 'DISCARDED', reason: 'LEFT' }, this.clock.now());
      }
      const title = (await this.jobs.findJobCards([interview.jobId])).get(interview.jobId)?.title.trim() ?? '';
      const now = this.clock.now();
      const id = await this.recordings.add(
        {
          interviewId: room.interviewId,
          recorderId: visitor.id,
          connection,
          title: title === '' ? '…' : title.slice(0, TITLE_MAX),
        },
        now,
      );
      // A host who asks wants to keep what there is.
      await this.recordings.answer(id, visitor.id, 'YES', true, now);
    });
  }
}
