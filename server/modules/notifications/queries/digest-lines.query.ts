import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Language } from '../../../platform/http/language.js';
import type { News, NewsParams } from '../domain/news.js';
import { NewsText } from './news-text.js';

const WEEK_MS = 7 * 86_400_000;
const MAX_LINES = 12;

/** The lines of a person's digest: their notifications of the last week, newest first. */
@Injectable()
export class DigestLines {
  constructor(
    private readonly em: EntityManager,
    private readonly text: NewsText,
    private readonly clock: Clock,
  ) {}

  async of(accountId: string, language: Language): Promise<string[]> {
    const rows = await this.em.execute<{ news: News; params: NewsParams; count: number }[]>(
      `select news, params, count from notification where account_id = ? and kind <> 'digest' and created_at > ?
        order by created_at desc, id desc limit ?`,
      [accountId, new Date(this.clock.now().getTime() - WEEK_MS), MAX_LINES],
    );
    return rows.map(({ news, params, count }) => this.text.of(news, params, language, count));
  }
}
