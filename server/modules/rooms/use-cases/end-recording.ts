import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { afterAnswer, afterEnd, afterWithdrawal, agrees, isOpen } from '../domain/recording.js';
import { HostsOnly, RecordingOver } from '../domain/room.errors.js';
import { type Recording, RecordingRepository } from '../persistence/recording.repository.js';
import type { Room } from '../persistence/room.repository.js';
import { RoomOfRecording, type TabInRoom } from './room-of-recording.js';

export interface RecordingToEnd extends TabInRoom {
  readonly recordingId: string;
}

/** Everything that ends a recording during the interview. */
@Injectable()
export class EndRecording {
  constructor(
    private readonly held: RoomOfRecording,
    private readonly recordings: RecordingRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** A host stops it; what was recorded may be uploaded. @throws NotFound, NotInRoom, HostsOnly, RecordingOver */
  stop(ending: RecordingToEnd): Promise<void> {
    return this.transaction.run(async () => {
      const { me, room } = await this.held.hold(ending);
      if (me.role !== 'HOST') throw new HostsOnly();
      const { id, status } = await this.#open(room, ending.recordingId);
      await this.recordings.move(id, afterEnd(status, 'STOPPED'), this.clock.now());
    });
  }

  /** Somebody takes their yes back; see {@link afterWithdrawal}. @throws NotFound, NotInRoom, RecordingOver */
  withdraw(ending: RecordingToEnd): Promise<void> {
    return this.transaction.run(async () => {
      const { room } = await this.held.hold(ending);
      const recording = await this.#open(room, ending.recordingId);
      const consent = recording.consents.find(({ accountId }) => accountId === ending.accountId);
      if (!agrees(consent)) throw new RecordingOver();
      const now = this.clock.now();
      await this.recordings.withdraw(recording.id, ending.accountId, now);
      await this.recordings.move(recording.id, afterWithdrawal(recording.status, recording.consents), now);
    });
  }

  /**
   * Somebody left the room. Without the recorder's tab it ends; without somebody who has not answered, the others may have agreed.
   * In the caller's transaction.
   */
  async left({ roomId, accountId, connection }: TabInRoom): Promise<void> {
    const newest = await this.recordings.newestInRoom(roomId);
    if (!newest || !isOpen(newest.status)) return;
    const recording = await this.recordings.hold(newest.id);
    if (!recording || !isOpen(recording.status)) return;
    const now = this.clock.now();
    if (recording.recorderId === accountId && recording.connection === connection) {
      await this.recordings.move(recording.id, afterEnd(recording.status, 'LEFT'), now);
      return;
    }
    const present = (await this.held.presentIn(roomId)).map((person) => person.accountId);
    const after = afterAnswer(recording.status, present, recording.consents);
    if (after.status !== recording.status) await this.recordings.move(recording.id, after, now);
  }

  /** The recorder came in another tab; the recording of the former one is lost. In the caller's transaction. */
  async recorderMoved(interviewId: string, accountId: string, connection: string): Promise<void> {
    const newest = await this.recordings.newestOf(interviewId);
    if (!newest || !isOpen(newest.status)) return;
    if (newest.recorderId !== accountId || newest.connection === connection) return;
    await this.recordings.move(newest.id, { status: 'DISCARDED', reason: 'LEFT' }, this.clock.now());
  }

  /** The open recording of the room that the caller is in. */
  async #open({ interviewId }: Room, recordingId: string): Promise<Recording> {
    const recording = await this.recordings.hold(recordingId);
    if (recording?.interviewId !== interviewId || !isOpen(recording.status)) throw new RecordingOver();
    return recording;
  }
}
