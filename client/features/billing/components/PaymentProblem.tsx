import Box from '@mui/material/Box';
import type { CurrentSubscription, Plan } from '@modules/billing/http/billing.contract';
import { Button } from '../../../design-system/Button/Button';
import { Notice } from '../../../design-system/Notice/Notice';
import { formatDate } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { isPaid, type PricedPlan } from '../domain/order-price';
import { useBillingText } from '../messages/use-billing-text';

export interface PaymentProblemProps {
  readonly problem: NonNullable<CurrentSubscription['payment_problem']>;
  readonly plans: readonly Plan[];
  readonly onPay: (plan: PricedPlan) => void;
  readonly onStop: () => void;
}

/** A renewal was declined: shows the next automatic retry and what the owner can do now. */
export function PaymentProblem({ problem, plans, onPay, onStop }: PaymentProblemProps) {
  const text = useBillingText();
  const language = useLanguage();
  const plan = plans.find((one) => one.plan === problem.plan);
  return (
    <Notice
      tone="danger"
      title={text('problem.title', { name: plan?.name ?? problem.plan })}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {plan && isPaid(plan) && (
            <Button variant="primary" onClick={() => onPay(plan)} aria-haspopup="dialog">
              {text('problem.pay')}
            </Button>
          )}
          <Button variant="text" onClick={onStop} aria-haspopup="dialog">
            {text('plan.cancel')}
          </Button>
        </Box>
      }
    >
      {text('problem.sentence', {
        failed: formatDate(problem.failed_at, language),
        next: formatDate(problem.next_attempt_at, language),
      })}
    </Notice>
  );
}
