import { defineEntity, p } from '@mikro-orm/core';
import { ReviewAnsweredAlready } from './match.errors.js';
import { MatchSchema } from './match.entity.js';

export type ReviewStatus = 'OPEN' | 'ANSWERED';

const MatchReviewSchema = defineEntity({
  name: 'MatchReview',
  tableName: 'match_review',
  properties: {
    id: p.uuid().primary(),
    matchId: () =>
      p
        .manyToOne(MatchSchema)
        .mapToPk()
        .fieldName('match_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('match_review_match_id_foreign'),
    /** Copy of the match's seeker: the person who asked. */
    seekerId: p.uuid(),
    message: p.text().strictNullable(),
    status: p.text().$type<ReviewStatus>(),
    answer: p.text().strictNullable(),
    askedAt: p.datetime(3),
    answeredAt: p.datetime(3).strictNullable(),
    /** Id of the operator's account. Not a foreign key, so the record outlives the account. */
    answeredBy: p.uuid().strictNullable(),
  },
  indexes: [
    {
      name: 'match_review_open_unique',
      expression: `create unique index match_review_open_unique on match_review (match_id) where status = 'OPEN'`,
    },
    { name: 'match_review_match_id_index', properties: ['matchId', 'askedAt', 'id'] },
    { name: 'match_review_seeker_id_index', properties: ['seekerId', 'askedAt', 'id'] },
    {
      name: 'match_review_waiting_index',
      expression: 'create index match_review_waiting_index on match_review (status desc, asked_at, id)',
    },
  ],
  checks: [
    { name: 'match_review_status_check', expression: `status in ('OPEN', 'ANSWERED')` },
    {
      name: 'match_review_message_check',
      expression: 'char_length(message) >= 1 and char_length(message) <= 1000',
    },
    { name: 'match_review_answer_check', expression: 'char_length(answer) >= 1 and char_length(answer) <= 2000' },
    {
      name: 'match_review_answered_check',
      expression: `(status = 'ANSWERED') = (answer is not null) and (answer is null) = (answered_at is null) and (answer is null) = (answered_by is null)`,
    },
  ],
});

/** A request that a person reviews the score (Law 25 s. 12.1), and the operator's answer. */
export class MatchReview extends MatchReviewSchema.class {
  static asked(
    input: { id: string; matchId: string; seekerId: string; message: string | null },
    now: Date,
  ): MatchReview {
    return Object.assign(new MatchReview(), {
      ...input,
      status: 'OPEN' as const,
      answer: null,
      askedAt: now,
      answeredAt: null,
      answeredBy: null,
    });
  }

  /** @throws ReviewAnsweredAlready if it has an answer. */
  settle(answer: string, operatorId: string, now: Date): void {
    if (this.status !== 'OPEN') throw new ReviewAnsweredAlready();
    this.status = 'ANSWERED';
    this.answer = answer;
    this.answeredAt = now;
    this.answeredBy = operatorId;
  }
}

MatchReviewSchema.setClass(MatchReview);
export { MatchReviewSchema };
