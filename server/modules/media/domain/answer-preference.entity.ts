import { defineEntity, p } from '@mikro-orm/core';
import type { VideoKind } from './video.entity.js';

/** Time for an answer: as the questions suggest, twice as long, or five minutes. */
export type AnswerTime = 'suggested' | 'double' | 'long';

const AnswerPreferenceSchema = defineEntity({
  name: 'AnswerPreference',
  tableName: 'answer_preference',
  properties: {
    accountId: p.uuid().primary(),
    format: p.text().$type<VideoKind>(),
    answerTime: p.text().$type<AnswerTime>(),
    /** Seconds to think before each answer; null for no limit. */
    thinkSeconds: p.smallint().nullable(),
    updatedAt: p.datetime(3),
  },
  checks: [
    { name: 'answer_preference_format_check', expression: "format in ('VIDEO', 'AUDIO', 'TEXT')" },
    { name: 'answer_preference_answer_time_check', expression: "answer_time in ('suggested', 'double', 'long')" },
    {
      name: 'answer_preference_think_seconds_check',
      expression: 'think_seconds >= 1 and think_seconds <= 600',
    },
  ],
});

/** How a person prefers to answer. Private: no query for another person reads it. */
export class AnswerPreference extends AnswerPreferenceSchema.class {}
AnswerPreferenceSchema.setClass(AnswerPreference);

export { AnswerPreferenceSchema };
