import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { MediaFacade } from '../../media/index.js';
import { agrees } from '../domain/recording.js';
import { type Recording, RecordingRepository } from '../persistence/recording.repository.js';
import type { Visitor } from '../queries/room-access.query.js';

/** Deletes a recording that ended: every person in it may. Its upload ends, and its video is removed with all its files. */
@Injectable()
export class DiscardRecording {
  constructor(
    private readonly recordings: RecordingRepository,
    private readonly media: MediaFacade,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound if there is no such recording of the interview, or the caller is not in it. */
  execute({ id: accountId }: Visitor, interviewId: string, recordingId: string): Promise<void> {
    return this.transaction.run(async () => {
      const recording = await this.recordings.hold(recordingId);
      const consent = recording?.consents.find((each) => each.accountId === accountId);
      if (recording?.interviewId !== interviewId || recording.status !== 'ENDED' || consent?.answer !== 'YES') {
        throw new NotFound();
      }
      await this.#discard(recording);
      if (agrees(consent)) await this.recordings.withdraw(recordingId, accountId, this.clock.now());
    });
  }

  /** Deletes every recording with this person, because the account closes. In the caller's transaction. */
  async allWith(accountId: string): Promise<void> {
    for (const id of await this.recordings.idsOf(accountId)) await this.#remove(id);
  }

  /** Deletes recordings at the end of their time, with the answers. @returns how many. */
  askedBefore(before: Date, limit: number): Promise<number> {
    return this.transaction.run(async () => {
      const ids = await this.recordings.askedBefore(before, limit);
      for (const id of ids) await this.#remove(id);
      return ids.length;
    });
  }

  async #remove(recordingId: string): Promise<void> {
    const recording = await this.recordings.hold(recordingId);
    if (!recording) return;
    await this.#discard(recording);
    await this.recordings.remove(recordingId);
  }

  async #discard({ id, interviewId, videoId }: Recording): Promise<void> {
    await this.recordings.move(id, { status: 'DISCARDED', reason: 'DELETED' }, this.clock.now());
    if (videoId !== null) await this.media.discardVideo(interviewId, videoId);
  }
}
