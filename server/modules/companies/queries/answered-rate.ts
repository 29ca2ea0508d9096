import type { ResponseRate } from '../domain/company-standing.js';
import type { ResponseRateAnswer } from '../http/response-rate.contract.js';

/** A company's response rate in the shape of the API; null if there are too few applications. */
export function answeredRate(rate: ResponseRate | undefined): ResponseRateAnswer | null {
  if (!rate) return null;
  return {
    percent: rate.percent,
    within_days: rate.withinDays,
    over_days: rate.overDays,
    applications: rate.applications,
  };
}
