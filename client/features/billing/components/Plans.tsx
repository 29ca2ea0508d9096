import { useState } from 'react';
import type { CurrentSubscription, Plan } from '@modules/billing/http/billing.contract';
import { Section } from '../../../design-system/Section/Section';
import type { PricedPlan } from '../domain/order-price';
import { useBillingText } from '../messages/use-billing-text';
import { EndPlanDialog } from './EndPlanDialog';
import { OfferGrid } from './OfferGrid';
import { PaymentProblem } from './PaymentProblem';
import { PlanCard } from './PlanCard';

export interface PlansProps {
  readonly plans: readonly Plan[];
  /** The reader's plan; absent if the reader cannot have one. */
  readonly own?:
    | {
        readonly current: CurrentSubscription;
        /** Starts the payment of a month of this plan. */
        readonly onOrder: (plan: PricedPlan) => void;
        /** Keeps the plan that was cancelled. */
        readonly onKeep: () => void;
        /** Throws the errors of the API client. */
        readonly onCancel: () => Promise<unknown>;
      }
    | undefined;
}

/** All plans with their monthly credits, and the actions to change between them. */
export function Plans({ plans, own }: PlansProps) {
  const text = useBillingText();
  const [isEnding, setEnding] = useState(false);
  const free = plans.find(({ plan }) => plan === 'FREE');
  const problem = own?.current.payment_problem;
  return (
    <Section title={text('plans.title')} lead={text('plans.lead')}>
      {problem && own && (
        <PaymentProblem problem={problem} plans={plans} onPay={own.onOrder} onStop={() => setEnding(true)} />
      )}
      <OfferGrid of={3}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.plan}
            plan={plan}
            nameOf={(name) => plans.find((other) => other.plan === name)?.name ?? name}
            own={own && { ...own, onEnd: () => setEnding(true) }}
          />
        ))}
      </OfferGrid>
      {own && (
        <EndPlanDialog
          open={isEnding}
          current={own.current}
          freeCredits={free?.monthly_credits ?? 0}
          endedName={plans.find(({ plan }) => plan === (problem?.plan ?? own.current.plan))?.name ?? own.current.name}
          onCancelPlan={own.onCancel}
          onClose={() => setEnding(false)}
        />
      )}
    </Section>
  );
}
