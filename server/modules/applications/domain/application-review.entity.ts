import { defineEntity, p } from '@mikro-orm/core';
import { ApplicationSchema } from './application-table.js';
import type { GivenScore } from './review-scores.js';

/** One reviewer's opinion of an application; others of the team see it once it is submitted and they submitted their own. */
export const ApplicationReviewSchema = defineEntity({
  name: 'ApplicationReview',
  tableName: 'application_review',
  properties: {
    id: p.uuid().primary(),
    applicationId: () =>
      p
        .manyToOne(ApplicationSchema)
        .mapToPk()
        .fieldName('application_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('application_review_application_id_foreign'),
    reviewerId: p.uuid(),
    scores: p.json<readonly GivenScore[]>(),
    /** Null: a draft that only its reviewer sees. */
    submittedAt: p.datetime(3).strictNullable(),
    /** It was submitted after the posting closed. */
    afterClose: p.boolean(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
  uniques: [{ name: 'application_review_reviewer_unique', properties: ['applicationId', 'reviewerId'] }],
  indexes: [
    { name: 'application_review_reviewer_id_index', properties: ['reviewerId'] },
    {
      name: 'application_review_submitted_index',
      expression: `create index application_review_submitted_index on application_review (reviewer_id, submitted_at desc, id desc)
        where submitted_at is not null`,
    },
  ],
  checks: [
    {
      name: 'application_review_scores_check',
      expression: `jsonb_typeof(scores) = 'array' and jsonb_array_length(scores) <= 10`,
    },
  ],
});

export class ApplicationReview extends ApplicationReviewSchema.class {}

ApplicationReviewSchema.setClass(ApplicationReview);

/** A review as it was each time it was submitted. Rows are added, never changed. */
export const ApplicationReviewVersionSchema = defineEntity({
  name: 'ApplicationReviewVersion',
  tableName: 'application_review_version',
  properties: {
    id: p.uuid().primary(),
    reviewId: () =>
      p
        .manyToOne(ApplicationReviewSchema)
        .mapToPk()
        .fieldName('review_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('application_review_version_review_id_foreign'),
    scores: p.json<readonly GivenScore[]>(),
    afterClose: p.boolean(),
    at: p.datetime(3),
  },
  indexes: [{ name: 'application_review_version_review_id_index', properties: ['reviewId', 'at', 'id'] }],
});

export class ApplicationReviewVersion extends ApplicationReviewVersionSchema.class {}

ApplicationReviewVersionSchema.setClass(ApplicationReviewVersion);
