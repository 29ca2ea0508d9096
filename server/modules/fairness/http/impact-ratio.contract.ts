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
  /** Null if the dimension does not include it. */
  gender: z.enum(genders).nullable(),
  ethnicity: z.enum(ethnicities).nullable(),
  people: z.int().min(0),
  /** Share of them whose score is above the overall median, 0..1. */
  rate: z.number().min(0).max(1),
  /** Rate divided by the highest rate of the dimension; null if nobody of any group is above the median. */
  impact_ratio: z.number().min(0).max(1).nullable(),
  /** Below four fifths. */
  is_flagged: z.boolean(),
});
export type ImpactGroup = z.infer<typeof impactGroup>;

export const impactDimension = z.object({
  dimension: z.enum(impactDimensions),
  /** People who have a score and declared this attribute. */
  people: z.int().min(0),
  groups: z.array(impactGroup),
  /** How many groups are too small to be shown. */
  left_out: z.int().min(0),
});
export type ImpactDimension = z.infer<typeof impactDimension>;

export const impactReport = z.object({
  /** Everybody who has a score, with or without a declaration. */
  people: z.int().min(0),
  median: z.number().nullable(),
  /** When the oldest and the newest of the scores were calculated. */
  computed_from: timestamp.nullable(),
  computed_to: timestamp.nullable(),
  dimensions: z.array(impactDimension),
});
export type ImpactReport = z.infer<typeof impactReport>;
