import type { CurrentSubscription } from '@modules/billing/http/billing.contract';

/** The day on which everything that is paid for is over: when the plan ends, or would be renewed. */
export const planEnd = ({
  ends_at: end,
  renewal,
  renews_at: month,
}: Pick<CurrentSubscription, 'ends_at' | 'renewal' | 'renews_at'>): string => end ?? renewal?.at ?? month;
