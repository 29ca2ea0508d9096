import { z } from 'zod';
import { id, timestamp, upperEnum } from '../../../platform/contract/fields.contract.js';
import { teamEventKinds, teamRoles } from '../../companies/http/team.contract.js';

/** The kinds that the list can be filtered by. */
export const activityKinds = [
  'APPLICATIONS',
  'REVIEWS',
  'RESERVATIONS',
  'POSTINGS',
  'TEAM',
  'CREDITS',
  'LINKS',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** Actions of members on people, postings and credits. Changes of the team itself are `teamEventKinds`. */
export const memberActs = [
  'APPLICATION_REVIEWED',
  'APPLICATION_INTERVIEW',
  'APPLICATION_OFFERED',
  'APPLICATION_ACCEPTED',
  'APPLICATION_REJECTED',
  'OFFER_CHANGED',
  'REFUSAL_UNDONE',
  'REVIEW_SUBMITTED',
  'NOTE_WRITTEN',
  'RESERVATION_ACTIVE',
  'RESERVATION_CANCELLED',
  'RESERVATION_HIRED',
  'POSTING_ACTIVE',
  'POSTING_PAUSED',
  'POSTING_DRAFT',
  'POSTING_CLOSED',
  'CREDITS_BOUGHT',
  'PLAN_BOUGHT',
  'LINK_SHARED',
] as const;
export type MemberAct = (typeof memberActs)[number];

export const teamActions = [...memberActs, ...teamEventKinds] as const;
export type TeamAction = (typeof teamActions)[number];

/** Where a page ended: time and id of its last entry. */
const cursor = z
  .string()
  .regex(/^\d{1,13}\.[0-9a-f-]{36}$/)
  .transform((text) => {
    const [at = '', entryId = ''] = text.split('.');
    return { at: new Date(Number(at)), id: entryId };
  })
  .refine(({ at, id: entryId }) => !Number.isNaN(at.getTime()) && id.safeParse(entryId).success);
export type ActivityCursor = z.output<typeof cursor>;

export const cursorOf = ({ at, id: entryId }: ActivityCursor): string => `${at.getTime()}.${entryId}`;

export const teamActivityQuery = z.strictObject({
  /** Only what this member, or former member, did. */
  member: id.optional(),
  kind: upperEnum(activityKinds).optional(),
  /** `next` of the page before. */
  after: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(30),
});
export type TeamActivityQuery = z.output<typeof teamActivityQuery>;

/** A member or former member; the name is null if the person left the platform. */
const colleague = z.object({ id, full_name: z.string().nullable() });

export const teamActivityEntry = z.object({
  id,
  at: timestamp,
  /** Null for an automatic change: the last owner closed their account, so that another member became owner. */
  actor: colleague.nullable(),
  action: z.enum(teamActions),
  /** Masked, or with a code name in a blind review. Null if the reader may no longer see the person. */
  person: z.object({ id, full_name: z.string(), is_masked: z.boolean() }).nullable(),
  posting: z.object({ id, title: z.string() }).nullable(),
  /** The member whose role or membership changed. */
  subject: colleague.nullable(),
  from_role: z.enum(teamRoles).nullable(),
  to_role: z.enum(teamRoles).nullable(),
  /** Bought credits. */
  credits: z.int().min(1).nullable(),
});
export type TeamActivityEntry = z.infer<typeof teamActivityEntry>;

/** `GET /api/companies/{id}/activity`: newest first. A page may be shorter than `limit`, because reviews of somebody whom the reader reviews blind are left out. */
export const teamActivity = z.object({
  entries: z.array(teamActivityEntry),
  /** `after` of the next page; null on the last one. */
  next: z.string().nullable(),
  /** Whom the list can be filtered by: the team, then people who left it, the last 300 of them. */
  members: z.array(colleague.extend({ is_member: z.boolean() })),
});
export type TeamActivity = z.infer<typeof teamActivity>;
