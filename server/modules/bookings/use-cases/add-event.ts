import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Event, type NewEvent } from '../domain/event.entity.js';

/** Creates an event, once per slug. */
@Injectable()
export class AddEvent {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @returns the id; if the slug exists, the id of the existing event, which is not changed. */
  execute(input: Omit<NewEvent, 'id'>): Promise<string> {
    return this.transaction.run(async () => {
      const before = await this.em.findOne(Event, { slug: input.slug });
      if (before) return before.id;
      const event = Event.made({ ...input, id: newId() }, this.clock.now());
      this.em.persist(event);
      return event.id;
    });
  }
}
