import type { InterviewInput, OfferInput } from '../http/applications.contract.js';
import type { PlannedInterview } from '../domain/interview-plan.js';
import { OfferRefused } from '../domain/application.errors.js';
import type { OfferTerms } from '../domain/offer-terms.js';

/** Maps the request's fields to the domain's. */
export function plannedInterview(input: InterviewInput): PlannedInterview {
  return {
    scheduledAt: input.scheduled_at === undefined ? null : new Date(input.scheduled_at),
    proposedSlots: (input.proposed_slots ?? []).map((slot) => new Date(slot)),
    freeUntil: input.free_until === undefined ? null : new Date(input.free_until),
    interviewerIds: input.interviewer_ids ?? null,
    durationMinutes: input.duration_minutes,
    timeZone: input.time_zone,
    type: input.type,
    location: input.location ?? null,
    notes: input.notes ?? null,
  };
}

/** `salary` is the former name of `pay`. @throws OfferRefused if the offer, its pay or its start is missing. */
export function offerTerms(input: OfferInput | undefined): OfferTerms {
  if (!input) throw new OfferRefused('offer', 'FIELD.REQUIRED');
  const pay = input.pay ?? input.salary;
  if (pay === undefined) throw new OfferRefused('offer.pay', 'FIELD.REQUIRED');
  return {
    pay,
    startDate: input.start_date ?? null,
    note: input.note ?? null,
    expiresAt: input.expires_at ? new Date(input.expires_at) : null,
  };
}
