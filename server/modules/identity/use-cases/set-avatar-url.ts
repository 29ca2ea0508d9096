import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';

/** Stores the address of a portrait, in the transaction that replaces it. */
@Injectable()
export class SetAvatarUrl {
  constructor(private readonly em: EntityManager) {}

  /** @throws NotFound for a closed account, so that a late upload is not kept. */
  async execute(accountId: string, url: string | null): Promise<void> {
    const rows = await this.em.execute<unknown[]>(
      `update profile set avatar_url = ?
         from account a where a.id = profile.account_id and a.id = ? and a.status = 'ACTIVE' returning a.id`,
      [url, accountId],
    );
    if (rows.length === 0) throw new NotFound();
  }
}
