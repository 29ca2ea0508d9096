import { type SpotlightAnswer, spotlightAnswer } from '@modules/billing/http/billing.contract';
import { api } from '../../../lib/backend';

/** Features the company for a week, or extends it by a week. */
export function buySpotlight(): Promise<SpotlightAnswer> {
  return api({ method: 'POST', path: '/api/companies/spotlight', answer: spotlightAnswer });
}
