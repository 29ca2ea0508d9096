import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';

export interface NewVideoPass {
  readonly companyId: string;
  readonly videoId: string;
  readonly seekerId: string;
  readonly boughtBy: string;
}

/** Which companies bought which videos. */
@Injectable()
export class VideoPasses {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Call it in the transaction of the payment. @returns false if the company already bought it: nothing is owed. */
  async add({ companyId, videoId, seekerId, boughtBy }: NewVideoPass): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `insert into video_pass (company_id, video_id, seeker_id, bought_by, bought_at) values (?, ?, ?, ?, ?)
       on conflict (company_id, video_id) do nothing returning video_id`,
      [companyId, videoId, seekerId, boughtBy, this.clock.now()],
    );
    return rows.length > 0;
  }
}
