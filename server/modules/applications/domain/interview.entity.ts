import { defineEntity, p } from '@mikro-orm/core';
import { InterviewCancelled, SlotGone } from './application.errors.js';
import { type ApplicationStatus, isOpen } from './application-lifecycle.js';
import { ApplicationSchema } from './application-table.js';
import type { InterviewPlan } from './interview-plan.js';

/** Stored statuses. DONE follows from the time. */
export type InterviewStatus = 'PROPOSED' | 'SCHEDULED' | 'CANCELLED';
export type InterviewType = 'VIDEO' | 'PHONE' | 'IN_PERSON';

/** The status of an interview with that of its application: when the application has ended, the interview is cancelled. */
export function standingStatus(
  status: InterviewStatus,
  application: ApplicationStatus,
  isClosed: boolean,
): InterviewStatus {
  // ACCEPTED applications can still have one.
  return (isOpen(application) && !isClosed) || application === 'ACCEPTED' ? status : 'CANCELLED';
}

const InterviewSchema = defineEntity({
  name: 'Interview',
  tableName: 'interview',
  properties: {
    /** Also the UID of its calendar entry. */
    id: p.uuid().primary(),
    applicationId: () =>
      p
        .manyToOne(ApplicationSchema)
        .mapToPk()
        .fieldName('application_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('interview_application_id_foreign'),
    status: p.text().$type<InterviewStatus>(),
    scheduledAt: p.datetime(3),
    durationMinutes: p.smallint(),
    /** IANA name. */
    timeZone: p.text(),
    type: p.text().$type<InterviewType>(),
    location: p.text().strictNullable(),
    notes: p.text().strictNullable(),
    /** The candidate chooses a free time of the interviewers before it; `scheduledAt` is the same until then. */
    freeUntil: p.datetime(3).strictNullable(),
    /** ISO 8601, sorted; empty after a choice. */
    proposedSlots: p.json<readonly string[]>(),
    /** Increased by each change: calendars keep the highest per UID. */
    sequence: p.integer(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
  indexes: [
    { name: 'interview_application_id_index', properties: ['applicationId', 'scheduledAt', 'id'] },
    {
      name: 'interview_scheduled_at_index',
      expression: `create index interview_scheduled_at_index on interview (scheduled_at, id) where status = 'SCHEDULED'`,
    },
  ],
  checks: [
    { name: 'interview_status_check', expression: `status in ('PROPOSED', 'SCHEDULED', 'CANCELLED')` },
    { name: 'interview_duration_minutes_check', expression: 'duration_minutes >= 5 and duration_minutes <= 480' },
    { name: 'interview_time_zone_check', expression: 'char_length(time_zone) >= 1 and char_length(time_zone) <= 64' },
    { name: 'interview_type_check', expression: `type in ('VIDEO', 'PHONE', 'IN_PERSON')` },
    { name: 'interview_location_check', expression: 'char_length(location) >= 1 and char_length(location) <= 500' },
    { name: 'interview_notes_check', expression: 'char_length(notes) >= 1 and char_length(notes) <= 2000' },
    {
      name: 'interview_proposed_slots_check',
      expression: `jsonb_typeof(proposed_slots) = 'array' and jsonb_array_length(proposed_slots) <= 6
        and (status = 'PROPOSED') = (jsonb_array_length(proposed_slots) >= 2 or free_until is not null)
        and (free_until is null or jsonb_array_length(proposed_slots) = 0)`,
    },
    { name: 'interview_sequence_check', expression: 'sequence >= 0' },
  ],
});

/** An interview at a fixed time, or at one of several that the candidate chooses. */
export class Interview extends InterviewSchema.class {
  static arrange(fresh: { id: string; applicationId: string }, plan: InterviewPlan, now: Date): Interview {
    const interview = new Interview();
    interview.id = fresh.id;
    interview.applicationId = fresh.applicationId;
    interview.sequence = 0;
    interview.createdAt = now;
    interview.setPlan(plan, now);
    return interview;
  }

  /** @throws SlotGone if that time is no longer offered. */
  choose(slot: Date, now: Date): void {
    const isOffered = this.proposedSlots.includes(slot.toISOString());
    if (this.status !== 'PROPOSED' || !isOffered || slot <= now) throw new SlotGone();
    this.scheduledAt = slot;
    this.proposedSlots = [];
    this.status = 'SCHEDULED';
    this.note(now);
  }

  /** The candidate took a free time; the caller checks that it is free. @throws SlotGone if they cannot choose, or no longer can. */
  take(time: Date, now: Date): void {
    if (this.status !== 'PROPOSED' || this.freeUntil === null) throw new SlotGone();
    this.scheduledAt = time;
    this.freeUntil = null;
    this.status = 'SCHEDULED';
    this.note(now);
  }

  /** Whether the candidate already chose that time. */
  isChosen(slot: Date): boolean {
    return this.status === 'SCHEDULED' && this.scheduledAt.getTime() === slot.getTime();
  }

  /** Changes time, place or proposed times. @throws InterviewCancelled */
  move(plan: InterviewPlan, now: Date): void {
    if (this.status === 'CANCELLED') throw new InterviewCancelled();
    this.setPlan(plan, now);
    this.note(now);
  }

  /** Whether the plan says what the candidate already knows: the same times, place, form and notes. */
  follows(plan: InterviewPlan): boolean {
    const times = this.proposedSlots.length > 0 ? this.proposedSlots : [this.scheduledAt.toISOString()];
    return (
      this.status !== 'CANCELLED' &&
      times.join() === plan.times.map((time) => time.toISOString()).join() &&
      this.freeUntil?.getTime() === plan.freeUntil?.getTime() &&
      this.durationMinutes === plan.durationMinutes &&
      this.timeZone === plan.timeZone &&
      this.type === plan.type &&
      this.location === plan.location &&
      this.notes === plan.notes
    );
  }

  /** The time of the change stays, because it says when the candidate was last notified; see `dueReminder`. */
  changeInterviewers(): void {
    this.sequence += 1;
  }

  /** @throws InterviewCancelled if it already was. */
  cancel(now: Date): void {
    if (this.status === 'CANCELLED') throw new InterviewCancelled();
    this.status = 'CANCELLED';
    this.proposedSlots = [];
    this.freeUntil = null;
    this.note(now);
  }

  isToCome(now: Date): boolean {
    return this.status !== 'CANCELLED' && this.scheduledAt > now;
  }

  private setPlan(plan: InterviewPlan, now: Date): void {
    const [first] = plan.times;
    this.scheduledAt = first;
    this.proposedSlots = plan.times.length > 1 ? plan.times.map((time) => time.toISOString()) : [];
    this.freeUntil = plan.freeUntil;
    this.status = plan.times.length > 1 || plan.freeUntil !== null ? 'PROPOSED' : 'SCHEDULED';
    this.durationMinutes = plan.durationMinutes;
    this.timeZone = plan.timeZone;
    this.type = plan.type;
    this.location = plan.location;
    this.notes = plan.notes;
    this.updatedAt = now;
  }

  private note(now: Date): void {
    this.sequence += 1;
    this.updatedAt = now;
  }
}

InterviewSchema.setClass(Interview);
export { InterviewSchema };
