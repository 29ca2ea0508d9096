import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';

const IN_FEED = 50;

export interface FeedItem {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly location: string | null;
  readonly company_name: string;
  readonly publishedAt: Date;
}

/** The most recently published postings, for feed readers. */
@Injectable()
export class NewestJobsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<readonly FeedItem[]> {
    const rows = await this.em.execute<(Omit<FeedItem, 'publishedAt'> & { published_at: string })[]>(
      `select id, title, description, location, company_name, published_at from job
        where status = 'ACTIVE' and expires_at > ? order by published_at desc, id desc limit ${IN_FEED}`,
      [this.clock.now()],
    );
    return rows.map(({ published_at, ...item }) => ({ ...item, publishedAt: new Date(published_at) }));
  }
}
