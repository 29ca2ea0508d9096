import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { NotFound } from '../../../platform/errors/request.errors.js';

/** The author cancels a message that was not sent. While it is being sent, this waits: it is sent, or cancelled, never both. */
@Injectable()
export class CancelScheduled {
  constructor(private readonly em: EntityManager) {}

  /** @throws NotFound if it was sent, cancelled before, or is somebody else's. */
  async execute(actor: Actor, id: string): Promise<void> {
    const rows = await this.em.execute<object[]>(
      'delete from scheduled_message where id = ? and author_id = ? returning id',
      [id, actor.id],
    );
    if (rows.length === 0) throw new NotFound();
  }
}
