import { defineEntity, p } from '@mikro-orm/core';

export interface StoredBlockQuestion {
  readonly question_text: string;
  readonly suggested_seconds: number | null;
}

const QuestionBlockSchema = defineEntity({
  name: 'QuestionBlock',
  tableName: 'question_block',
  properties: {
    id: p.uuid().primary(),
    ownerId: p.uuid(),
    title: p.text(),
    /** In order. */
    questions: p.json<readonly StoredBlockQuestion[]>(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
  indexes: [{ name: 'question_block_owner_id_index', properties: ['ownerId', 'createdAt', 'id'] }],
  checks: [
    {
      name: 'question_block_title_check',
      expression: 'btrim(title) = title and char_length(title) >= 1 and char_length(title) <= 120',
    },
    {
      name: 'question_block_questions_check',
      expression: `jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) >= 1 and jsonb_array_length(questions) <= 50`,
    },
  ],
});

/** A saved set of questions, to answer or to ask. */
export class QuestionBlock extends QuestionBlockSchema.class {
  static of(
    block: { id: string; ownerId: string; title: string; questions: readonly StoredBlockQuestion[] },
    now: Date,
  ): QuestionBlock {
    return Object.assign(new QuestionBlock(), { ...block, createdAt: now, updatedAt: now });
  }

  change(changes: { title?: string; questions?: readonly StoredBlockQuestion[] }, now: Date): void {
    Object.assign(this, changes);
    this.updatedAt = now;
  }
}

QuestionBlockSchema.setClass(QuestionBlock);
export { QuestionBlockSchema };
