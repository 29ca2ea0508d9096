import type { Plan } from '@modules/billing/http/billing.contract';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { changePlan } from '../api/change-plan';
import { useCurrentPlan } from '../api/get-current-plan';
import { isPaid, type Order } from '../domain/order-price';
import { useBillingText } from '../messages/use-billing-text';

/** Undoes the cancellation of a plan. A plan paid monthly continues only once its next month is paid. */
export function useKeepPlan(onOrder: (order: Order) => void): (plans: readonly Plan[] | undefined) => Promise<void> {
  const text = useBillingText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const { data: current } = useCurrentPlan();
  return async (plans) => {
    if (current === undefined) return;
    try {
      const { plan: name, next_plan: next } = await changePlan(current.plan);
      const plan = plans?.find((listed) => listed.plan === name);
      if (next !== null && plan !== undefined && isPaid(plan)) onOrder({ kind: 'PLAN', plan });
      else toasts.success(text('plan.changed'));
    } catch (error) {
      toasts.error(`${text('plan.changeFailed')} ${errorText(error)}`);
    }
  };
}
