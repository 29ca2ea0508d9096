import type { ResponseRate } from '../domain/company-standing.js';
import type { ResponseRateAnswer } from '../http/response-rate.contract.js';

/** A company's response rate as every answer writes it; null while there is too little to go by. */
export function answeredRate(rate: ResponseRate | undefined): ResponseRateAnswer | null {
  if (!rate) return null;
  return {
    percent: rate.percent,
    within_days: rate.withinDays,
    over_days: rate.overDays,
    applications: rate.applications,
  };
}
