import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';

/** Marks notifications as read. The time of the first reading stays. */
@Injectable()
export class MarkRead {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async one(accountId: string, id: string): Promise<void> {
    await this.#mark('and id = ?', [accountId, id]);
  }

  async all(accountId: string): Promise<void> {
    await this.#mark('', [accountId]);
  }

  async #mark(which: '' | 'and id = ?', params: string[]): Promise<void> {
    await this.em.execute(
      `update notification set read_at = ? where account_id = ? ${which} and shown and read_at is null`,
      [this.clock.now(), ...params],
    );
  }
}
