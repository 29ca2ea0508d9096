import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { windowOf } from '../domain/entry.js';
import { RoomRepository } from '../persistence/room.repository.js';
import { type Access, RoomAccess, type Visitor } from '../queries/room-access.query.js';

export interface OpenedRoom extends Access {
  readonly roomId: string;
  readonly participantId: string;
}

/** Somebody opens the page of a room. They are not in it yet. */
@Injectable()
export class OpenRoom {
  constructor(
    private readonly rooms: RoomRepository,
    private readonly access: RoomAccess,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, RoomClosed, RoomHiddenByBlindReview */
  execute(visitor: Visitor, interviewId: string): Promise<OpenedRoom> {
    return this.transaction.run(async () => {
      const access = await this.access.of(visitor, interviewId);
      const now = this.clock.now();
      const roomId = await this.rooms.open(interviewId, windowOf(access.interview).closesAt, now);
      const participantId = await this.rooms.register(roomId, visitor.id, access.role, now);
      return { ...access, roomId, participantId };
    });
  }
}
