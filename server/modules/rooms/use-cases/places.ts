import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { freePlace, isGone } from '../domain/presence.js';
import { RoomFull } from '../domain/room.errors.js';
import { type Participant, RoomRepository } from '../persistence/room.repository.js';

/** The places of a room. */
@Injectable()
export class Places {
  constructor(
    private readonly rooms: RoomRepository,
    private readonly clock: Clock,
  ) {}

  /** Gives a person a place, if needed that of somebody who is gone. Hold the room first. @throws RoomFull */
  async give(person: Participant, people: readonly Participant[]): Promise<void> {
    const now = this.clock.now();
    const place = freePlace(people, now);
    if (place === null) throw new RoomFull();
    await this.rooms.dismiss(people.filter((each) => each.status === 'IN' && isGone(each, now)).map(({ id }) => id));
    await this.rooms.enter(person.id, place, now);
  }
}
