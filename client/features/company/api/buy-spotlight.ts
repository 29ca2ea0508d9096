import { type SpotlightAnswer, spotlightAnswer } from '@modules/billing/http/billing.contract';
import { api } from '../../../lib/backend';

/** A week in front, or a week more. */
export function buySpotlight(): Promise<SpotlightAnswer> {
  return api({ method: 'POST', path: '/api/companies/spotlight', answer: spotlightAnswer });
}
