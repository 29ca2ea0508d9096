import { z } from 'zod';
import { timestamp } from '../../../platform/contract/fields.contract.js';

/** PENDING and REVIEWED wait for the company; ACCEPTED, REJECTED and WITHDRAWN are final. */
export const applicationStatuses = [
  'PENDING',
  'REVIEWED',
  'INTERVIEW',
  'OFFERED',
  'ACCEPTED',
  'REJECTED',
  'WITHDRAWN',
] as const;
export const applicationStatus = z.enum(applicationStatuses);
export type ApplicationStatusName = z.infer<typeof applicationStatus>;

/** A status is the id of its standard stage. */
export const stageId = z.string().regex(/^[A-Za-z0-9-]{1,40}$/);

/** A team names its stages in both languages, because a team may read in both. */
export const stageName = z.object({ fr: z.string(), en: z.string() });

/** Where an application is in the team's process. Never part of an answer to a candidate. */
export const placedStage = z.object({
  id: stageId,
  name: stageName,
  maps_to: applicationStatus,
  /** When it came into this stage. */
  since: timestamp,
  /** Days after which it has been here too long. Absent: no limit. */
  limit_days: z.int().min(1).optional(),
  /** Increased by each move and decision: a move names the version it is based on. */
  version: z.int().min(0),
  /** Ids of the stages that the reader may move it to now. */
  moves: z.array(stageId),
  /** Those of them that many can be moved to at once. */
  bulk_moves: z.array(stageId),
});
export type PlacedStage = z.infer<typeof placedStage>;
