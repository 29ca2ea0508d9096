import { LONGEST_NOTES, type Offer, type OfferInput } from '@modules/applications/http/applications.contract';
import { z } from 'zod';
import { ApiError } from '../../../lib/api-error';

export const offerForm = z.object({
  pay: z.string().trim().min(1).max(100),
  start_date: z.iso.date(),
  /** The last day on which it can be answered, where the author is. */
  expires_on: z.union([z.literal(''), z.iso.date()]),
  note: z.string().trim().max(LONGEST_NOTES),
});
export type OfferForm = z.output<typeof offerForm>;

/** The day of a moment, on this device's calendar. */
function dayOf(time: string): string {
  const at = new Date(time);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** The form of a new offer, or of one that is changed. What is over needs another day. */
export function offerValues(offer: Offer | null): OfferForm {
  return {
    pay: offer?.pay ?? '',
    start_date: offer?.start_date ?? '',
    expires_on: offer?.state === 'OPEN' && offer.expires_at !== null ? dayOf(offer.expires_at) : '',
    note: offer?.note ?? '',
  };
}

/** An offer stands until the end of its last day. */
export function offerBody({ pay, start_date: start, expires_on: day, note }: OfferForm): OfferInput {
  return {
    pay,
    start_date: start,
    note: note === '' ? null : note,
    expires_at: day === '' ? null : new Date(`${day}T23:59:59`).toISOString(),
  };
}

/** What the server says of `offer.expires_at` goes to the field of the form. */
export function atTheOfferFields(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.details.length === 0) return error;
  const details = error.details.map((problem) => {
    const path = problem.path.replace(/^offer\./u, '');
    return { ...problem, path: path === 'expires_at' ? 'expires_on' : path };
  });
  return new ApiError(error.status, error.code, error.message, details, error.requestId);
}
