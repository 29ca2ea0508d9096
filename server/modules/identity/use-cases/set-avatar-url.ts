import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';

/** Takes down where somebody's portrait is, in the transaction of whoever swaps it. */
@Injectable()
export class SetAvatarUrl {
  constructor(private readonly em: EntityManager) {}

  /** @throws NotFound for an account that is closed: a portrait that arrives late must not stay. */
  async execute(accountId: string, url: string | null): Promise<void> {
    const rows = await this.em.execute<unknown[]>(
      `update profile set avatar_url = ?
         from account a where a.id = profile.account_id and a.id = ? and a.status = 'ACTIVE' returning a.id`,
      [url, accountId],
    );
    if (rows.length === 0) throw new NotFound();
  }
}
