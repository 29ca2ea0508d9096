import { defineEntity, p } from '@mikro-orm/core';
import type { SubjectKind } from './match-subject.entity.js';

/** Which worker holds which part of the divided index, until when. Read and written in SQL by `shards/shard-leases.ts`. */
export const MatchShardSchema = defineEntity({
  name: 'MatchShard',
  tableName: 'match_shard',
  properties: {
    /** Workers with the same number of shards and the same version. */
    scheme: p.text().primary(),
    shard: p.integer().primary(),
    /** The process. */
    holder: p.text(),
    /** Whether its index is complete. */
    isReady: p.boolean(),
    heldUntil: p.datetime(6),
  },
  checks: [{ name: 'match_shard_shard_check', expression: 'shard >= 0' }],
});

/** A question that a run asks all shards. It is deleted when they have answered. Read and written in SQL by `shards/shard-questions.ts`. */
export const MatchQuestionSchema = defineEntity({
  name: 'MatchQuestion',
  tableName: 'match_question',
  properties: {
    id: p.uuid().primary(),
    scheme: p.text(),
    /** The side that is searched. */
    kind: p.text().$type<SubjectKind>(),
    question: p.text(),
    wanted: p.integer(),
    /** The order of equal points. */
    turn: p.bigint('number'),
    expiresAt: p.datetime(6),
  },
  indexes: [
    { name: 'match_question_scheme_index', properties: ['scheme', 'expiresAt'] },
    { name: 'match_question_expires_at_index', properties: ['expiresAt'] },
  ],
  checks: [
    { name: 'match_question_kind_check', expression: `kind in ('SEEKER', 'JOB')` },
    { name: 'match_question_question_check', expression: 'length(question) <= 1000000' },
    { name: 'match_question_wanted_check', expression: 'wanted >= 1 and wanted <= 1000' },
  ],
});

/** The best of one shard. */
export const MatchAnswerSchema = defineEntity({
  name: 'MatchAnswer',
  tableName: 'match_answer',
  properties: {
    questionId: () =>
      p
        .manyToOne(MatchQuestionSchema)
        .mapToPk()
        .primary()
        .fieldName('question_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('match_answer_question_id_foreign'),
    shard: p.integer().primary(),
    found: p.text(),
  },
});
