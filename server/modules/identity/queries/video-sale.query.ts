import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** What a person answered to the sale of one video of their masked profile; null: not answered, which is no. */
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

  /** The same for a purchase: until its transaction ends, the person's new answer waits. */
  async hold(seekerId: string): Promise<boolean | null> {
    const [row] = await this.em.execute<{ allowed: boolean | null }[]>(
      'select video_sale_allowed as allowed from profile where account_id = ? for share',
      [seekerId],
    );
    return row?.allowed ?? null;
  }
}
