import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import type { ActivePack } from '../../credits/index.js';
import { type PackForSale, packs } from '../domain/packs.js';

/** The active pack: if there are several, the one that ends last. */
@Injectable()
export class ActivePackQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly time: DatabaseTime,
  ) {}

  async execute(ownerId: string): Promise<ActivePack | null> {
    const [row] = await this.em.execute<{ pack_type: PackForSale; pack_until: string }[]>(
      `select pack_type, pack_until from purchase
        where owner_id = ? and status = 'PAID' and pack_until is not null and pack_until > ?
        order by pack_until desc limit 1`,
      [ownerId, await this.time.now()],
    );
    if (!row) return null;
    const { name, credits } = packs[row.pack_type];
    return { pack_type: row.pack_type, name, credits, expires_at: new Date(row.pack_until).toISOString() };
  }
}
