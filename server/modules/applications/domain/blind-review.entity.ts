import { defineEntity, p } from '@mikro-orm/core';
import { ApplicationSchema } from './application-table.js';
import type { StoredStep } from './blind-review.js';

/** A reviewer's current step in the blind review of one application. */
export const BlindReviewSchema = defineEntity({
  name: 'BlindReview',
  tableName: 'blind_review',
  properties: {
    id: p.uuid().primary(),
    applicationId: () =>
      p
        .manyToOne(ApplicationSchema)
        .mapToPk()
        .fieldName('application_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('blind_review_application_id_foreign'),
    reviewerId: p.uuid(),
    step: p.text().$type<StoredStep>(),
    updatedAt: p.datetime(3),
  },
  uniques: [{ name: 'blind_review_reviewer_unique', properties: ['applicationId', 'reviewerId'] }],
  indexes: [
    { name: 'blind_review_reviewer_id_index', properties: ['reviewerId'] },
    {
      name: 'blind_review_open_index',
      expression: `create index blind_review_open_index on blind_review (reviewer_id) where step in ('TEXT', 'SOUND')`,
    },
  ],
  checks: [{ name: 'blind_review_step_check', expression: `step in ('TEXT', 'SOUND', 'PICTURE', 'LEFT')` }],
});

export class BlindReview extends BlindReviewSchema.class {}

BlindReviewSchema.setClass(BlindReview);

/** When a reviewer opened a step. Rows are added, never changed. */
export const BlindReviewStepSchema = defineEntity({
  name: 'BlindReviewStep',
  tableName: 'blind_review_step',
  properties: {
    blindReviewId: () =>
      p
        .manyToOne(BlindReviewSchema)
        .mapToPk()
        .primary()
        .fieldName('blind_review_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('blind_review_step_blind_review_id_foreign'),
    step: p.text().primary().$type<StoredStep>(),
    at: p.datetime(3),
  },
  checks: [{ name: 'blind_review_step_step_check', expression: `step in ('TEXT', 'SOUND', 'PICTURE', 'LEFT')` }],
});

export class BlindReviewStep extends BlindReviewStepSchema.class {}

BlindReviewStepSchema.setClass(BlindReviewStep);
