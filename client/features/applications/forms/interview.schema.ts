import {
  type Interview,
  type InterviewInput,
  interviewTypes,
  LONGEST_NOTES,
} from '@modules/applications/http/applications.contract';
import { z } from 'zod';
import { ApiError } from '../../../lib/api-error';
import { fieldsIn, instantIn } from '../domain/interview-time';

/** Max times proposed to the candidate. */
export const MAX_SLOTS = 5;
export const durations = ['15', '30', '45', '60', '90', '120'] as const;
/** One zone per Canadian clock, from east to west. */
export const canadianZones = [
  'America/St_Johns',
  'America/Halifax',
  'America/Toronto',
  'America/Winnipeg',
  'America/Regina',
  'America/Edmonton',
  'America/Vancouver',
] as const;

export const interviewForm = z
  .object({
    type: z.enum(interviewTypes),
    time_zone: z.string().min(1),
    duration: z.string().min(1),
    slots: z
      .array(z.object({ date: z.iso.date(), time: z.string().regex(/^\d{2}:\d{2}$/u) }))
      .min(1)
      .max(MAX_SLOTS),
    location: z.string().trim().max(500),
    notes: z.string().trim().max(LONGEST_NOTES),
  })
  // A meeting in person needs a place.
  .superRefine(({ type, location }, context) => {
    if (type === 'IN_PERSON' && location === '')
      context.addIssue({ code: 'too_small', origin: 'string', minimum: 1, path: ['location'], input: location });
  });
export type InterviewForm = z.output<typeof interviewForm>;

/** Values of the form, for a new interview or one to move. */
export function interviewValues(interview: Interview | null, ownZone: string): InterviewForm {
  if (interview === null)
    return {
      type: 'VIDEO',
      time_zone: ownZone,
      duration: '45',
      slots: [{ date: '', time: '' }],
      location: '',
      notes: '',
    };
  const { time_zone: zone, proposed_slots: proposed } = interview;
  return {
    type: interview.type,
    time_zone: zone,
    duration: String(interview.duration_minutes),
    slots: (proposed.length > 0 ? proposed : [interview.scheduled_at]).map((slot) => fieldsIn(slot, zone)),
    location: interview.location ?? '',
    notes: interview.notes ?? '',
  };
}

export function interviewBody({ slots, time_zone, duration, type, location, notes }: InterviewForm): InterviewInput {
  const [first = '', ...others] = slots.map(({ date, time }) => instantIn(date, time, time_zone));
  return {
    type,
    time_zone,
    duration_minutes: Number(duration),
    scheduled_at: first,
    ...(others.length > 0 && { proposed_slots: others }),
    location: location === '' ? null : location,
    notes: notes === '' ? null : notes,
  };
}

/** Maps error paths of the server to form fields. `interview.proposed_slots.0` is the second time of the form. */
export function atTheFields(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.details.length === 0) return error;
  const details = error.details.map((problem) => {
    const path = problem.path.replace(/^(interview|move)\./u, '');
    const slot = /^proposed_slots\.(\d+)/u.exec(path)?.[1];
    if (slot !== undefined) return { ...problem, path: `slots.${Number(slot) + 1}.date` };
    return { ...problem, path: path === 'scheduled_at' ? 'slots.0.date' : path };
  });
  return new ApiError(error.status, error.code, error.message, details, error.requestId);
}
