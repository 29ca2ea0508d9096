import type { PaidPlan } from './offer.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A renewal is charged this long before the month ends, so that the next one follows without a gap. */
export const CHARGE_AHEAD_MS = HOUR_MS;
/** Everybody hears of the end, or of the renewal, this long before. */
export const REMIND_AHEAD_MS = 7 * DAY_MS;
/** Days after the first failure on which the card is tried again; after the last of them the plan ends. */
export const RETRY_DAYS = [1, 3, 7] as const;

/** RUNNING: months are paid for. PAST_DUE: a renewal failed and is tried again. ENDED: nothing is paid or tried any more. */
export type TermState = 'RUNNING' | 'PAST_DUE' | 'ENDED';

/** A card that the payment provider keeps; never its number. */
export interface SavedCard {
  readonly customer: string;
  readonly method: string;
  readonly brand: string | null;
  readonly last4: string | null;
}

/** The paid plan of one recruiter: until when, whether it renews by itself, and by which card. */
export interface PlanTerm {
  readonly ownerId: string;
  /** The plan that is renewed, or the one that ends. */
  readonly plan: PaidPlan;
  readonly state: TermState;
  /** The end of what is paid for. */
  readonly endsAt: Date;
  /** What a month costs before taxes, as its owner was told last: they are charged this and nothing else. */
  readonly monthlyCents: number;
  readonly consentedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly remindedFor: Date | null;
  readonly failures: number;
  readonly failedAt: Date | null;
  readonly nextAttemptAt: Date;
  readonly card: SavedCard | null;
}

/** Whether its owner agreed to be charged again and has not taken that back. */
export const renews = ({ state, consentedAt, cancelledAt }: PlanTerm): boolean =>
  state !== 'ENDED' && consentedAt !== null && cancelledAt === null;

/** When the card is tried again after that many failures; null where it was tried often enough. */
export function retryAt(firstFailure: Date, failures: number): Date | null {
  const days = RETRY_DAYS[failures - 1];
  return days === undefined ? null : new Date(firstFailure.getTime() + days * DAY_MS);
}

/** When the card is charged for the month after the one that ends then. */
export const chargeAt = (endsAt: Date): Date => new Date(endsAt.getTime() - CHARGE_AHEAD_MS);
