import {
  type Interview,
  type InterviewInput,
  interviewTypes,
  LONGEST_NOTES,
} from '@modules/applications/http/applications.contract';
import type { PossibleInterviewers } from '@modules/applications/http/availability.contract';
import { z } from 'zod';
import { ApiError } from '../../../lib/api-error';
import { fieldsIn, instantIn } from '../../../lib/zone-time';

/** Max times proposed to the candidate. */
export const MAX_SLOTS = 5;
export const durations = ['15', '30', '45', '60', '90', '120'] as const;
const clock = z.string().regex(/^\d{2}:\d{2}$/u);

export const interviewForm = z
  .object({
    type: z.enum(interviewTypes),
    time_zone: z.string().min(1),
    duration: z.string().min(1),
    /** FREE: the candidate chooses a free time of the interviewers. */
    when: z.enum(['TIMES', 'FREE']),
    slots: z
      .array(z.object({ date: z.string(), time: z.string() }))
      .min(1)
      .max(MAX_SLOTS),
    until: z.string(),
    interviewers: z.array(z.string()),
    location: z.string().trim().max(500),
    notes: z.string().trim().max(LONGEST_NOTES),
  })
  // Only the times of the choice that is shown.
  .superRefine(({ when, slots, until }, context) => {
    const dates =
      when === 'FREE'
        ? [{ path: ['until'], value: until, field: z.iso.date() }]
        : slots.flatMap(({ date, time }, index) => [
            { path: ['slots', index, 'date'], value: date, field: z.iso.date() },
            { path: ['slots', index, 'time'], value: time, field: clock },
          ]);
    for (const { path, value, field } of dates) {
      const { error } = field.safeParse(value);
      for (const issue of error?.issues ?? []) context.addIssue({ ...issue, path });
    }
  })
  // A meeting in person needs a place.
  .superRefine(({ type, location }, context) => {
    if (type === 'IN_PERSON' && location === '')
      context.addIssue({ code: 'too_small', origin: 'string', minimum: 1, path: ['location'], input: location });
  });
export type InterviewForm = z.output<typeof interviewForm>;

/** Values of the form, for a new interview or one to move. */
export function interviewValues(
  interview: Interview | null,
  ownZone: string,
  team: PossibleInterviewers['interviewers'] = [],
): InterviewForm {
  const known = new Set(team.map(({ id }) => id));
  if (interview === null)
    return {
      when: 'TIMES',
      until: '',
      interviewers: team.filter(({ is_you: isYou }) => isYou).map(({ id }) => id),
      type: 'VIDEO',
      time_zone: ownZone,
      duration: '45',
      slots: [{ date: '', time: '' }],
      location: '',
      notes: '',
    };
  const { time_zone: zone, proposed_slots: proposed, free_until: until } = interview;
  return {
    when: until === null ? 'TIMES' : 'FREE',
    until: until === null ? '' : fieldsIn(until, zone).date,
    interviewers: interview.interviewers.map(({ id }) => id).filter((id) => known.has(id)),
    type: interview.type,
    time_zone: zone,
    duration: String(interview.duration_minutes),
    slots:
      until === null
        ? (proposed.length > 0 ? proposed : [interview.scheduled_at]).map((slot) => fieldsIn(slot, zone))
        : [{ date: '', time: '' }],
    location: interview.location ?? '',
    notes: interview.notes ?? '',
  };
}

export function interviewBody(values: InterviewForm): InterviewInput {
  const { time_zone, duration, type, location, notes, interviewers } = values;
  return {
    type,
    time_zone,
    duration_minutes: Number(duration),
    ...timesOf(values),
    ...(interviewers.length > 0 && { interviewer_ids: interviewers }),
    location: location === '' ? null : location,
    notes: notes === '' ? null : notes,
  };
}

/** The end of a choice is the end of its day. */
function timesOf({
  when,
  until,
  slots,
  time_zone,
}: InterviewForm): Pick<InterviewInput, 'scheduled_at' | 'proposed_slots' | 'free_until'> {
  if (when === 'FREE') return { free_until: instantIn(until, '23:59', time_zone) };
  const [first = '', ...others] = slots.map(({ date, time }) => instantIn(date, time, time_zone));
  return { scheduled_at: first, ...(others.length > 0 && { proposed_slots: others }) };
}

const fieldOf: Readonly<Record<string, string>> = {
  scheduled_at: 'slots.0.date',
  free_until: 'until',
  interviewer_ids: 'interviewers',
};

/** Maps error paths of the server to form fields. `interview.proposed_slots.0` is the second time of the form. */
export function atTheFields(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.details.length === 0) return error;
  const details = error.details.map((problem) => {
    const path = problem.path.replace(/^(interview|move)\./u, '');
    const slot = /^proposed_slots\.(\d+)/u.exec(path)?.[1];
    if (slot !== undefined) return { ...problem, path: `slots.${Number(slot) + 1}.date` };
    return { ...problem, path: fieldOf[path] ?? path };
  });
  return new ApiError(error.status, error.code, error.message, details, error.requestId);
}
