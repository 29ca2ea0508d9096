import type { ResponseRateAnswer } from '@modules/companies/http/response-rate.contract';
import { useSharedText } from './messages/use-shared-text';

/** Text of a company's response rate, for every page: `Répond à 86 % des candidatures en 14 jours au plus`. */
export function useRateWords(): (rate: ResponseRateAnswer) => string {
  const text = useSharedText();
  return (rate) => text('company.rate', { percent: rate.percent, days: rate.within_days });
}
