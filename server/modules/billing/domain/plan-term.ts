import type { PaidPlan } from './offer.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A renewal is charged this long before the month ends, so that the next month starts without a gap. */
export const CHARGE_AHEAD_MS = HOUR_MS;
/** The owner gets an email about the renewal or the end this long before. */
export const REMIND_AHEAD_MS = 7 * DAY_MS;
/** Days after the first failure on which the card is tried again. The plan ends when the last attempt fails. */
export const RETRY_DAYS = [1, 3, 7] as const;

/** RUNNING: months are paid. PAST_DUE: a renewal failed and will be tried again. ENDED: no further month is charged. */
export type TermState = 'RUNNING' | 'PAST_DUE' | 'ENDED';

/** A card that the payment provider stores. We never have its number. */
export interface SavedCard {
  readonly customer: string;
  readonly method: string;
  readonly brand: string | null;
  readonly last4: string | null;
}

/** The paid plan of one recruiter: its end, whether it renews, and the card that is charged. */
export interface PlanTerm {
  readonly ownerId: string;
  /** The plan that renews or ends. */
  readonly plan: PaidPlan;
  readonly state: TermState;
  /** The end of the last paid month. */
  readonly endsAt: Date;
  /** Price of a month before taxes, as the owner was last notified. A renewal charges exactly this. */
  readonly monthlyCents: number;
  readonly consentedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly remindedFor: Date | null;
  readonly failures: number;
  readonly failedAt: Date | null;
  readonly nextAttemptAt: Date;
  readonly card: SavedCard | null;
}

/** Whether the owner agreed to automatic renewal and has not cancelled. */
export const renews = ({ state, consentedAt, cancelledAt }: PlanTerm): boolean =>
  state !== 'ENDED' && consentedAt !== null && cancelledAt === null;

/** When the card is tried again after this many failures; null after the last attempt. */
export function retryAt(firstFailure: Date, failures: number): Date | null {
  const days = RETRY_DAYS[failures - 1];
  return days === undefined ? null : new Date(firstFailure.getTime() + days * DAY_MS);
}

/** When the card is charged for the month that starts at `endsAt`. */
export const chargeAt = (endsAt: Date): Date => new Date(endsAt.getTime() - CHARGE_AHEAD_MS);
