import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AnswerPreferences } from '../http/answer-preferences.contract.js';

/** How a person prefers to answer, for that person alone. */
@Injectable()
export class AnswerPreferencesQuery {
  constructor(private readonly em: EntityManager) {}

  /** Null if nothing was kept. */
  async of(accountId: string): Promise<AnswerPreferences | null> {
    const [row] = await this.em.execute<AnswerPreferences[]>(
      'select format, answer_time, think_seconds from answer_preference where account_id = ?',
      [accountId],
    );
    return row ?? null;
  }
}
