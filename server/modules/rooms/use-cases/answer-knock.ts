import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { isPresent } from '../domain/presence.js';
import { HostsOnly, NotInRoom } from '../domain/room.errors.js';
import { RoomRepository } from '../persistence/room.repository.js';
import { RoomAccess, type Visitor } from '../queries/room-access.query.js';
import { Places } from './places.js';

export interface KnockAnswer {
  readonly roomId: string;
  readonly participantId: string;
  readonly admits: boolean;
}

/** A host admits somebody who waits, or refuses. Repeating the answer changes nothing. */
@Injectable()
export class AnswerKnock {
  constructor(
    private readonly rooms: RoomRepository,
    private readonly access: RoomAccess,
    private readonly places: Places,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, RoomClosed, HostsOnly, NotInRoom if the person no longer waits, RoomFull */
  execute(visitor: Visitor, { roomId, participantId, admits }: KnockAnswer): Promise<void> {
    return this.transaction.run(async () => {
      const room = await this.rooms.hold(roomId);
      const people = room ? await this.rooms.people(roomId) : [];
      const me = people.find(({ accountId }) => accountId === visitor.id);
      if (!room || !me) throw new NotFound();
      const { role } = await this.access.of(visitor, room.interviewId);
      if (role !== 'HOST' || me.status !== 'IN') throw new HostsOnly();
      const person = people.find(({ id }) => id === participantId);
      if (!person) throw new NotFound();
      if (person.status === (admits ? 'IN' : 'REFUSED')) return;
      if (person.status !== 'WAITING' || !isPresent(person, this.clock.now())) throw new NotInRoom();
      if (admits) await this.places.give(person, people);
      else await this.rooms.refuse(person.id);
    });
  }
}
