import { z } from 'zod';
import { id, timestamp, trimmedText, upperEnum } from '../../../platform/contract/fields.contract.js';

export const standings = ['ACTIVE', 'SUSPENDED'] as const;
export type StandingName = (typeof standings)[number];

export const LONGEST_STANDING_REASON = 500;

/** `PUT /api/admin/users/{id}/status`. A suspended person reads the reason. */
export const setStandingRequest = z.strictObject({
  status: upperEnum(standings),
  reason: trimmedText(3, LONGEST_STANDING_REASON),
});
export type SetStandingRequest = z.infer<typeof setStandingRequest>;

export const standing = z.object({
  /** Id of the account. */
  id,
  status: z.enum(standings),
  reason: z.string(),
  decided_at: timestamp,
});
export type StandingAnswer = z.infer<typeof standing>;
