import type { OpenStatus } from './application-lifecycle.js';
import type { RefusalStage } from './message-words.contract.js';
import type { OfferState } from './offer-terms.js';

export interface RefusalFacts {
  /** The status that the refusal ended. */
  readonly status: OpenStatus;
  readonly interviews: readonly {
    readonly status: string;
    readonly scheduledAt: Date;
    readonly durationMinutes: number;
  }[];
  /** State of the newest offer; null without one. */
  readonly offer: OfferState | null;
}

/**
 * The stage that the text of a refusal may mention. An interview counts once it is over: nobody is thanked for a meeting that did not take
 * place.
 */
export function refusalStageOf({ status, interviews, offer }: RefusalFacts, now: Date): RefusalStage {
  if (status === 'OFFERED') return offer === 'DECLINED' ? 'OFFER_DECLINED' : 'OFFER_WITHDRAWN';
  const met = interviews.some(
    ({ status: each, scheduledAt, durationMinutes }) =>
      each === 'SCHEDULED' && scheduledAt.getTime() + durationMinutes * 60_000 <= now.getTime(),
  );
  if (met) return 'AFTER_INTERVIEW';
  return status === 'PENDING' ? 'BEFORE_REVIEW' : 'AFTER_REVIEW';
}
