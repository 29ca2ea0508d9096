import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { RoomRepository } from '../persistence/room.repository.js';
import { EndRecording } from './end-recording.js';
import type { TabInRoom } from './room-of-recording.js';

/** Somebody leaves a room, or may no longer be there. A recording that their browser makes ends. */
@Injectable()
export class LeaveRoom {
  constructor(
    private readonly rooms: RoomRepository,
    private readonly recordings: EndRecording,
    private readonly transaction: Transaction,
  ) {}

  /** @returns whether the tab had a place or waited for one. */
  execute(tab: TabInRoom): Promise<boolean> {
    return this.transaction.run(async () => {
      await this.rooms.hold(tab.roomId);
      const isGone = await this.rooms.leave(tab.roomId, tab.accountId, tab.connection);
      if (isGone) await this.recordings.left(tab);
      return isGone;
    });
  }
}
