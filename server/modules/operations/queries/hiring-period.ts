import type { HiringPeriod } from '../http/hiring.contract.js';

const DAY = 86_400_000;
const DAILY_UP_TO = 28;

/** Company, posting and period of the figures. */
export interface HiringScope {
  readonly companyId: string;
  /** One posting; null for all. */
  readonly jobId: string | null;
  readonly from: Date;
  readonly to: Date;
}

export interface Period {
  readonly from: Date;
  readonly to: Date;
  readonly bucketDays: 1 | 7;
  /** Start of each part, oldest first. */
  readonly buckets: readonly Date[];
}

/** The last `days` days, divided into equal parts; the last part ends now. */
export function hiringPeriod(days: HiringPeriod, now: Date): Period {
  const bucketDays = days <= DAILY_UP_TO ? 1 : 7;
  const from = new Date(now.getTime() - days * DAY);
  const buckets = Array.from(
    { length: days / bucketDays },
    (_, index) => new Date(from.getTime() + index * bucketDays * DAY),
  );
  return { from, to: now, bucketDays, buckets };
}
