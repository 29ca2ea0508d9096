import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { isAway, isPresent } from '../domain/presence.js';
import { NotInRoom, RoomOpenElsewhere } from '../domain/room.errors.js';
import type { RoomState } from '../http/room-messages.contract.js';
import { RoomRepository } from '../persistence/room.repository.js';

/** People in a room, for one tab. Asking also confirms that the tab is still connected. */
@Injectable()
export class ReadRoomState {
  constructor(
    private readonly rooms: RoomRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws RoomOpenElsewhere if another tab took over, NotInRoom if the place went to somebody else. */
  async execute(accountId: string, roomId: string, connection: string): Promise<RoomState> {
    const now = this.clock.now();
    const me = await this.rooms.seen(roomId, accountId, connection, now);
    const people = await this.rooms.people(roomId);
    if (!me) {
      const stored = people.find((person) => person.accountId === accountId);
      throw stored?.connection ? new RoomOpenElsewhere() : new NotInRoom();
    }
    const present = people.filter((person) => isPresent(person, now));
    return {
      status: me.status,
      hosted: present.some(({ role, status }) => role === 'HOST' && status === 'IN'),
      // Waiting people do not see who is in the room, and only hosts see who is waiting.
      people: present.flatMap((person) => {
        const { id, role, status, connection: tab } = person;
        if (me.status !== 'IN' || tab === null || (status === 'WAITING' && me.role !== 'HOST')) return [];
        return [
          {
            participant_id: id,
            role,
            status: status === 'IN' ? ('IN' as const) : ('WAITING' as const),
            connection: tab,
            away: isAway(person, now),
          },
        ];
      }),
    };
  }
}
