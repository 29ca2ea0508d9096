import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** A person's answer to the sale of one video of their masked profile; null (no answer) means no. */
@Injectable()
export class VideoSale {
  constructor(private readonly em: EntityManager) {}

  async of(seekerId: string): Promise<boolean | null> {
    const [row] = await this.em.execute<{ allowed: boolean | null }[]>(
      'select video_sale_allowed as allowed from profile where account_id = ?',
      [seekerId],
    );
    return row?.allowed ?? null;
  }

  /** The same for a purchase: a new answer waits until its transaction ends. */
  async hold(seekerId: string): Promise<boolean | null> {
    const [row] = await this.em.execute<{ allowed: boolean | null }[]>(
      'select video_sale_allowed as allowed from profile where account_id = ? for share',
      [seekerId],
    );
    return row?.allowed ?? null;
  }
}
