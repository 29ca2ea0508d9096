import { LONGEST_NOTES, type Offer, type OfferInput } from '@modules/applications/http/applications.contract';
import { z } from 'zod';
import { ApiError } from '../../../lib/api-error';

export const offerForm = z.object({
  pay: z.string().trim().min(1).max(100),
  start_date: z.iso.date(),
  /** Last day to answer, in the author's time zone. */
  expires_on: z.union([z.literal(''), z.iso.date()]),
  note: z.string().trim().max(LONGEST_NOTES),
});
export type OfferForm = z.output<typeof offerForm>;

/** Day of an instant in this device's time zone. */
function dayOf(time: string): string {
  const at = new Date(time);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Values of the form, for a new offer or one to change. An expired date must be chosen again. */
export function offerValues(offer: Offer | null): OfferForm {
  return {
    pay: offer?.pay ?? '',
    start_date: offer?.start_date ?? '',
    expires_on: offer?.state === 'OPEN' && offer.expires_at !== null ? dayOf(offer.expires_at) : '',
    note: offer?.note ?? '',
  };
}

/** An offer is open until the end of its last day. */
export function offerBody({ pay, start_date: start, expires_on: day, note }: OfferForm): OfferInput {
  return {
    pay,
    start_date: start,
    note: note === '' ? null : note,
    expires_at: day === '' ? null : new Date(`${day}T23:59:59`).toISOString(),
  };
}

/** Maps `offer.expires_at` in errors of the server to the form field. */
export function atTheOfferFields(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.details.length === 0) return error;
  const details = error.details.map((problem) => {
    const path = problem.path.replace(/^offer\./u, '');
    return { ...problem, path: path === 'expires_at' ? 'expires_on' : path };
  });
  return new ApiError(error.status, error.code, error.message, details, error.requestId);
}
