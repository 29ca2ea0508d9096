import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { entersDirectly, isAway } from '../domain/presence.js';
import { RoomOpenElsewhere } from '../domain/room.errors.js';
import { RoomRepository } from '../persistence/room.repository.js';
import { RoomAccess, type Visitor } from '../queries/room-access.query.js';
import { EndRecording } from './end-recording.js';
import { Places } from './places.js';

export interface Knock {
  readonly roomId: string;
  /** Id of the tab. */
  readonly connection: string;
  /** Replaces another tab of the same person. */
  readonly takesOver: boolean;
}

export interface Entered {
  readonly interviewId: string;
  /** The tab that this one replaced. */
  readonly replaced: string | null;
}

/** Somebody knocks: hosts and people who were admitted before enter, others wait until a host admits them. */
@Injectable()
export class EnterRoom {
  constructor(
    private readonly rooms: RoomRepository,
    private readonly access: RoomAccess,
    private readonly places: Places,
    private readonly recordings: EndRecording,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, RoomClosed, RoomHiddenByBlindReview, RoomOpenElsewhere, RoomFull */
  execute(visitor: Visitor, { roomId, connection, takesOver }: Knock): Promise<Entered> {
    return this.transaction.run(async () => {
      const room = await this.rooms.hold(roomId);
      const people = room ? await this.rooms.people(roomId) : [];
      const me = people.find(({ accountId }) => accountId === visitor.id);
      if (!room || !me) throw new NotFound();
      await this.access.of(visitor, room.interviewId);
      const now = this.clock.now();
      const other = me.connection === null || me.connection === connection ? null : me.connection;
      if (other !== null && !takesOver && !isAway(me, now)) throw new RoomOpenElsewhere();
      if (!entersDirectly(me)) await this.rooms.wait(me.id, connection, now);
      else {
        if (me.status !== 'IN') await this.places.give(me, people);
        await this.rooms.connect(me.id, connection, now);
      }
      await this.recordings.recorderMoved(room.interviewId, visitor.id, connection);
      return { interviewId: room.interviewId, replaced: other };
    });
  }
}
