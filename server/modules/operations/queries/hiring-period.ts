import type { HiringPeriod } from '../http/hiring.contract.js';

const DAY = 86_400_000;
const DAILY_UP_TO = 28;

/** Whose hiring, of when. */
export interface HiringScope {
  readonly companyId: string;
  /** One posting, or all. */
  readonly jobId: string | null;
  readonly from: Date;
  readonly to: Date;
}

export interface Period {
  readonly from: Date;
  readonly to: Date;
  readonly bucketDays: 1 | 7;
  /** Where each part begins, oldest first. */
  readonly buckets: readonly Date[];
}

/** The last `days` days, cut into equal parts that end now. */
export function hiringPeriod(days: HiringPeriod, now: Date): Period {
  const bucketDays = days <= DAILY_UP_TO ? 1 : 7;
  const from = new Date(now.getTime() - days * DAY);
  const buckets = Array.from(
    { length: days / bucketDays },
    (_, index) => new Date(from.getTime() + index * bucketDays * DAY),
  );
  return { from, to: now, bucketDays, buckets };
}
