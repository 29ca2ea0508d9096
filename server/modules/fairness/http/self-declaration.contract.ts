import { z } from 'zod';
import { timestamp } from '../../../platform/contract/fields.contract.js';

/** The answers that people may declare for the audit of scores, and only for that. The table's checks repeat these lists. */
export const genders = ['WOMAN', 'MAN', 'NON_BINARY'] as const;
export const ethnicities = [
  'INDIGENOUS',
  'BLACK',
  'EAST_ASIAN',
  'SOUTH_ASIAN',
  'LATIN_AMERICAN',
  'MIDDLE_EASTERN',
  'WHITE',
  'SEVERAL',
  'OTHER',
] as const;
const gender = z.enum(genders);
const ethnicity = z.enum(ethnicities);
export type Gender = z.infer<typeof gender>;
export type Ethnicity = z.infer<typeof ethnicity>;

/** Null: not declared. */
const groups = { gender: gender.nullable(), ethnicity: ethnicity.nullable() };

export const selfDeclaration = z.object({ ...groups, consented_at: timestamp.nullable() });
export type SelfDeclaration = z.infer<typeof selfDeclaration>;

/** Replaces the earlier declaration. Consent is required with every change. */
export const declareRequest = z
  .strictObject({ ...groups, consent: z.literal(true) })
  .refine((said) => said.gender !== null || said.ethnicity !== null, { path: ['gender'] });
export type DeclareRequest = z.infer<typeof declareRequest>;
