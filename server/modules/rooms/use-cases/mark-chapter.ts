import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { RecordingOver } from '../domain/room.errors.js';
import { type Chapter, RecordingRepository } from '../persistence/recording.repository.js';
import { RoomOfRecording, type TabInRoom } from './room-of-recording.js';

/** As many as a video can have. */
export const chaptersMax = 50;

export interface ChapterToMark extends TabInRoom, Chapter {
  readonly recordingId: string;
}

/** The recorder's tab marks where a question begins. Only that tab knows the time in the recording, which leaves pauses out. */
@Injectable()
export class MarkChapter {
  constructor(
    private readonly held: RoomOfRecording,
    private readonly recordings: RecordingRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Marks beyond the limit, and times that cannot be, change nothing. @throws NotFound, NotInRoom, RecordingOver */
  execute({ recordingId, title, atSeconds, ...tab }: ChapterToMark): Promise<void> {
    return this.transaction.run(async () => {
      const { room } = await this.held.hold(tab);
      const recording = await this.recordings.hold(recordingId);
      if (
        recording?.interviewId !== room.interviewId ||
        recording.status !== 'ON' ||
        recording.recorderId !== tab.accountId ||
        recording.connection !== tab.connection
      ) {
        throw new RecordingOver();
      }
      const elapsed = (this.clock.now().getTime() - (recording.startedAt ?? recording.askedAt).getTime()) / 1_000;
      const chapters = await this.recordings.chaptersOf(recordingId, chaptersMax);
      if (chapters.length >= chaptersMax) return;
      await this.recordings.addChapter(recordingId, { title, atSeconds: Math.min(atSeconds, Math.max(0, elapsed)) });
    });
  }
}
