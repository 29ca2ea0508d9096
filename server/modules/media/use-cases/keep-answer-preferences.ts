import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { AnswerPreference } from '../domain/answer-preference.entity.js';
import type { AnswerPreferences } from '../http/answer-preferences.contract.js';

/** Keeps how a person prefers to answer; the newest choice replaces the one before. */
@Injectable()
export class KeepAnswerPreferences {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(accountId: string, { format, answer_time, think_seconds }: AnswerPreferences): Promise<void> {
    await this.transaction.run(() =>
      this.em.upsert(AnswerPreference, {
        accountId,
        format,
        answerTime: answer_time,
        thinkSeconds: think_seconds,
        updatedAt: this.clock.now(),
      }),
    );
  }
}
