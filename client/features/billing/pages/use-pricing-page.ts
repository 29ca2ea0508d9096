import { useCreditCosts } from '../../../lib/credits/use-credit-costs';
import { usePlans } from '../api/get-plans';

/** Everything that the page of prices reads. */
export const usePricingPage = () => ({ plans: usePlans(), costs: useCreditCosts() });
