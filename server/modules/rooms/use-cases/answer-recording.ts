import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { afterAnswer, type ConsentAnswer, isOpen } from '../domain/recording.js';
import { RecordingOver } from '../domain/room.errors.js';
import { RecordingRepository } from '../persistence/recording.repository.js';
import { RoomOfRecording, type TabInRoom } from './room-of-recording.js';

export interface RecordingAnswer extends TabInRoom {
  readonly recordingId: string;
  readonly answer: ConsentAnswer;
  /** If somebody withdraws their yes, what was recorded until then may stay. */
  readonly keepsPart: boolean;
}

/** Somebody in the room says yes or no to a recording. The last yes starts it. */
@Injectable()
export class AnswerRecording {
  constructor(
    private readonly held: RoomOfRecording,
    private readonly recordings: RecordingRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, NotInRoom, RecordingOver */
  execute({ recordingId, answer, keepsPart, ...tab }: RecordingAnswer): Promise<void> {
    return this.transaction.run(async () => {
      const { room, present } = await this.held.hold(tab);
      const before = await this.recordings.hold(recordingId);
      if (before?.interviewId !== room.interviewId || !isOpen(before.status)) throw new RecordingOver();
      const now = this.clock.now();
      await this.recordings.answer(recordingId, tab.accountId, answer, keepsPart && answer === 'YES', now);
      const answered = await this.recordings.hold(recordingId);
      if (!answered) throw new RecordingOver();
      const accounts = present.map(({ accountId }) => accountId);
      const after = afterAnswer(answered.status, accounts, answered.consents);
      if (after.status !== answered.status) await this.recordings.move(recordingId, after, now);
    });
  }
}
