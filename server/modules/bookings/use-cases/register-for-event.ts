import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Forbidden, NotFound } from '../../../platform/errors/request.errors.js';
import { IdentityFacade } from '../../identity/index.js';
import { AlreadyRegistered, EventFull, EventOver, NotRegistered } from '../domain/bookings.errors.js';
import { Event } from '../domain/event.entity.js';

/** Registers a person for an event or removes the registration. Locks the event row, so the last place is given once. */
@Injectable()
export class RegisterForEvent {
  constructor(
    private readonly em: EntityManager,
    private readonly identity: IdentityFacade,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
  ) {}

  /** @throws NotFound, EventOver, AlreadyRegistered, EventFull */
  register(actor: Actor, eventId: string): Promise<void> {
    return this.transaction.run(async () => {
      const accounts = await this.identity.holdAccounts([actor.id]);
      if (!accounts.get(actor.id)?.active) throw new Forbidden();
      const { event, now } = await this.#coming(eventId);
      const rows = await this.em.execute<unknown[]>(
        `insert into event_registration (event_id, account_id, registered_at) values (?, ?, ?)
         on conflict (event_id, account_id) do nothing returning event_id`,
        [eventId, actor.id, now],
      );
      if (rows.length === 0) throw new AlreadyRegistered();
      if (event.isFull()) throw new EventFull();
      event.attendees += 1;
    });
  }

  /** @throws NotFound, EventOver, NotRegistered */
  unregister(actor: Actor, eventId: string): Promise<void> {
    return this.transaction.run(async () => {
      const { event } = await this.#coming(eventId);
      const rows = await this.em.execute<unknown[]>(
        'delete from event_registration where event_id = ? and account_id = ? returning event_id',
        [eventId, actor.id],
      );
      if (rows.length === 0) throw new NotRegistered();
      event.attendees -= 1;
    });
  }

  async #coming(id: string): Promise<{ event: Event; now: Date }> {
    const event = await this.em.findOne(Event, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!event) throw new NotFound();
    const now = await this.time.now();
    if (event.hasBegunAt(now)) throw new EventOver();
    return { event, now };
  }
}
