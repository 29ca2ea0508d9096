import type { CurrentSubscription } from '@modules/billing/http/billing.contract';

/** End of the last paid month: the day the plan ends or renews. */
export const planEnd = ({
  ends_at: end,
  renewal,
  renews_at: month,
}: Pick<CurrentSubscription, 'ends_at' | 'renewal' | 'renews_at'>): string => end ?? renewal?.at ?? month;
