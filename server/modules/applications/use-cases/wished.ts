import type { InterviewInput, OfferInput } from '../http/applications.contract.js';
import type { WishedInterview } from '../domain/interview-plan.js';
import type { OfferTerms } from '../domain/offer.entity.js';

/** The wire's names to the domain's. */
export function wishedInterview(input: InterviewInput): WishedInterview {
  return {
    scheduledAt: new Date(input.scheduled_at),
    proposedSlots: (input.proposed_slots ?? []).map((slot) => new Date(slot)),
    durationMinutes: input.duration_minutes,
    timeZone: input.time_zone,
    type: input.type,
    location: input.location ?? null,
    notes: input.notes ?? null,
  };
}

export function offerTerms({ salary, start_date: startDate, note }: OfferInput): OfferTerms {
  return { salary, startDate: startDate ?? null, note: note ?? null };
}
