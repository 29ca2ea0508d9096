import { defineEntity, p } from '@mikro-orm/core';
import { VideoSchema } from './video.entity.js';

const VideoQuestionSchema = defineEntity({
  name: 'VideoQuestion',
  tableName: 'video_question',
  properties: {
    id: p.uuid().primary(),
    videoId: () =>
      p
        .manyToOne(VideoSchema)
        .mapToPk()
        .fieldName('video_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('video_question_video_id_foreign'),
    /** From 0, without gaps. */
    position: p.smallint(),
    questionText: p.text(),
    /** Seconds. */
    startsAt: p.double(),
    endsAt: p.double().nullable(),
    answerText: p.text().nullable(),
    /** The set it came from: a template's id or one of the owner's. */
    blockId: p.uuid().nullable(),
  },
  uniques: [{ name: 'video_question_position_unique', properties: ['videoId', 'position'] }],
  checks: [
    { name: 'video_question_position_check', expression: 'position >= 0 and position < 50' },
    {
      name: 'video_question_text_check',
      expression: 'char_length(question_text) >= 1 and char_length(question_text) <= 500',
    },
    {
      name: 'video_question_answer_check',
      expression: 'char_length(answer_text) >= 1 and char_length(answer_text) <= 5000',
    },
    {
      name: 'video_question_times_check',
      // Quoted, because the schema comparison misreads the cast that PostgreSQL adds to bare numbers.
      expression:
        "starts_at >= '0' and starts_at <= '86400' and (ends_at is null or (ends_at > starts_at and ends_at <= '86400'))",
    },
  ],
});

/** A question of a video and the position of its answer; viewers see it as a chapter. */
export class VideoQuestion extends VideoQuestionSchema.class {}
VideoQuestionSchema.setClass(VideoQuestion);

export { VideoQuestionSchema };

/** A question to store; its position follows from its list. */
export interface QuestionToKeep {
  readonly id: string;
  readonly questionText: string;
  readonly startsAt: number;
  readonly endsAt: number | null;
  readonly answerText: string | null;
  readonly blockId: string | null;
}

/** Sorts questions by `order` if given; equal or missing values keep the sent order. */
export function inOrder<T extends { readonly order?: number | undefined }>(questions: readonly T[]): readonly T[] {
  return questions
    .map((question, index) => ({ question, index, wanted: question.order ?? index }))
    .sort((left, right) => left.wanted - right.wanted || left.index - right.index)
    .map(({ question }) => question);
}
