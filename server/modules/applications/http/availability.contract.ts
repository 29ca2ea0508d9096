import { z } from 'zod';
import { id, timestamp } from '../../../platform/contract/fields.contract.js';
import { availabilityLimits } from '../domain/availability-limits.contract.js';

export const MAX_WINDOWS = availabilityLimits.windows;

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/u);

export const weeklyWindow = z.strictObject({
  /** 1 (Monday) to 7 (Sunday). */
  day: z.int().min(1).max(7),
  from: time,
  /** `24:00` is the end of the day. */
  to: z.union([time, z.literal('24:00')]),
});

const availabilityFields = {
  /** IANA name, for example America/Toronto. */
  time_zone: z.string().min(1).max(64),
  windows: z.array(weeklyWindow).max(MAX_WINDOWS),
  /** Free minutes before every interview. */
  buffer_before_minutes: z.int().min(0).max(availabilityLimits.bufferMinutes),
  /** Free minutes after every interview. */
  buffer_after_minutes: z.int().min(0).max(availabilityLimits.bufferMinutes),
  /** Candidates choose times from this many hours ahead. */
  notice_hours: z.int().min(0).max(availabilityLimits.noticeHours),
  /** Null: any number. */
  max_per_day: z.int().min(1).max(availabilityLimits.perDay).nullable(),
};

export const saveAvailabilityRequest = z.strictObject(availabilityFields);
export type SaveAvailabilityRequest = z.infer<typeof saveAvailabilityRequest>;

/** `updated_at` is null until the member has saved it once; the other fields are then suggestions. */
export const availability = z.object({ ...availabilityFields, updated_at: timestamp.nullable() });
export type AvailabilityAnswer = z.infer<typeof availability>;

/** `GET /api/interviews/{id}/free-times`: when all interviewers are free. */
export const freeTimes = z.object({
  times: z.array(timestamp).max(availabilityLimits.freeTimes),
  duration_minutes: z.int(),
  time_zone: z.string(),
  /** Null if the candidate cannot choose, or can no longer choose. */
  until: timestamp.nullable(),
});
export type FreeTimesAnswer = z.infer<typeof freeTimes>;

export const takeFreeTimeRequest = z.strictObject({ time: z.iso.datetime({ offset: true }) });
export type TakeFreeTimeRequest = z.infer<typeof takeFreeTimeRequest>;

/** `GET /api/jobs/{id}/interviewers`: the team members who can take part in a posting's interviews. */
export const possibleInterviewers = z.object({
  interviewers: z.array(z.object({ id, name: z.string(), has_availability: z.boolean(), is_you: z.boolean() })),
});
export type PossibleInterviewers = z.infer<typeof possibleInterviewers>;
