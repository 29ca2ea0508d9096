import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { isPresent } from '../domain/presence.js';
import { NotInRoom } from '../domain/room.errors.js';
import { type Participant, type Room, RoomRepository } from '../persistence/room.repository.js';

/** A tab that is in a room. */
export interface TabInRoom {
  readonly roomId: string;
  readonly accountId: string;
  /** Id of the tab. */
  readonly connection: string;
}

export interface HeldRoom {
  readonly room: Room;
  readonly me: Participant;
  /** People in the room. */
  readonly present: readonly Participant[];
}

/** A room for a decision about its recording. */
@Injectable()
export class RoomOfRecording {
  constructor(
    private readonly rooms: RoomRepository,
    private readonly clock: Clock,
  ) {}

  /** Locks the room, so that nobody enters during the decision. @throws NotFound, NotInRoom */
  async hold({ roomId, accountId, connection }: TabInRoom): Promise<HeldRoom> {
    const room = await this.rooms.hold(roomId);
    if (!room) throw new NotFound();
    const present = await this.presentIn(roomId);
    const me = present.find((person) => person.accountId === accountId);
    if (me?.connection !== connection) throw new NotInRoom();
    return { room, me, present };
  }

  async presentIn(roomId: string): Promise<readonly Participant[]> {
    const now = this.clock.now();
    return (await this.rooms.people(roomId)).filter((person) => person.status === 'IN' && isPresent(person, now));
  }
}
