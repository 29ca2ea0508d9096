import { z } from 'zod';
import { timestamp } from '../../../platform/contract/fields.contract.js';
import { ethnicities, genders } from './self-declaration.contract.js';

export const impactDimensions = ['GENDER', 'ETHNICITY', 'GENDER_AND_ETHNICITY'] as const;

export const impactRatioQuery = z.strictObject({
  format: z.preprocess(
    (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
    z.enum(['json', 'csv']).default('json'),
  ),
});
export type ImpactRatioQuery = z.infer<typeof impactRatioQuery>;

export const impactGroup = z.object({
  /** Null where the dimension is not about it. */
  gender: z.enum(genders).nullable(),
  ethnicity: z.enum(ethnicities).nullable(),
  people: z.int().min(0),
  /** Share of them whose score is above the median of everybody, 0..1. */
  rate: z.number().min(0).max(1),
  /** That share by the highest one of the dimension; null where nobody of any group is above. */
  impact_ratio: z.number().min(0).max(1).nullable(),
  /** Under four fifths. */
  is_flagged: z.boolean(),
});
export type ImpactGroup = z.infer<typeof impactGroup>;

export const impactDimension = z.object({
  dimension: z.enum(impactDimensions),
  /** Who has a score and said it. */
  people: z.int().min(0),
  groups: z.array(impactGroup),
  /** How many groups are too small to be shown. */
  left_out: z.int().min(0),
});
export type ImpactDimension = z.infer<typeof impactDimension>;

export const impactReport = z.object({
  /** Everybody who has a score, whatever they said of themselves. */
  people: z.int().min(0),
  median: z.number().nullable(),
  /** When the oldest and the newest of the scores were computed. */
  computed_from: timestamp.nullable(),
  computed_to: timestamp.nullable(),
  dimensions: z.array(impactDimension),
});
export type ImpactReport = z.infer<typeof impactReport>;
