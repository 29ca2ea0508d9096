import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { PurchaseAnswer } from '@modules/billing/http/billing.contract';
import { useCreditBalance } from '../../../lib/credits/use-credit-balance';
import { useCreditCosts } from '../../../lib/credits/use-credit-costs';
import { dataOf, loadable } from '../../../lib/loadable';
import { buyCredits } from '../api/buy-credits';
import { buyPack } from '../api/buy-pack';
import { cancelPlan } from '../api/cancel-plan';
import { useCurrentPlan } from '../api/get-current-plan';
import { LATEST_LINES, useSubscriptionDashboard } from '../api/get-dashboard';
import { usePlans } from '../api/get-plans';
import { useCreditHistory } from '../api/list-history';
import { payPlan } from '../api/pay-plan';
import { OrderDialog } from '../components/OrderDialog';
import { offersOf, packTypeOf } from '../domain/offers';
import { isForSale, type Order } from '../domain/order-price';
import { pageBefore, paymentReturnPath } from '../domain/return-path';
import { useBillingText } from '../messages/use-billing-text';
import { HistorySection } from './HistorySection';
import { LastPurchase } from './LastPurchase';
import { PurchasesSection } from './PurchasesSection';
import { useKeepPlan } from './use-keep-plan';
import { RecruiterCreditsView } from './RecruiterCreditsView';

/** If the dashboard fails, each of its parts is read separately. */
function useAccount() {
  const dashboard = useSubscriptionDashboard();
  const isAlone = dashboard.error !== null && dashboard.data === undefined;
  const balance = useCreditBalance({ enabled: isAlone });
  const costs = useCreditCosts({ enabled: isAlone });
  const history = useCreditHistory({ page: 1, limit: LATEST_LINES, enabled: isAlone });
  const whole = loadable(dashboard);
  if (isAlone) {
    return {
      packs: undefined,
      balance: loadable(balance),
      costs: loadable(costs),
      latest: loadable({ ...history, data: history.data?.transactions }),
      retry: () => void dashboard.refetch(),
    };
  }
  const part = <T,>(pick: (data: NonNullable<typeof dashboard.data>) => T) =>
    loadable({ ...dashboard, data: dashboard.data && pick(dashboard.data) });
  return {
    packs: dataOf(whole)?.packs,
    balance: part(({ balance: own }) => own),
    costs: part(({ costs: list }) => list),
    latest: part(({ transactions }) => transactions),
    retry: () => void dashboard.refetch(),
  };
}

export function RecruiterCredits() {
  const text = useBillingText();
  const [params, setParams] = useSearchParams();
  const account = useAccount();
  const plans = usePlans();
  const current = loadable(useCurrentPlan());
  const offers = offersOf(loadable(plans), account.packs, (type) => text(`pack.${type}`));
  const before = pageBefore(params.get('next'));
  const [chosen, setChosen] = useState<Order | null>(null);
  const [bought, setBought] = useState<PurchaseAnswer | null>(null);
  const forget = (...names: readonly string[]): void =>
    setParams(
      (all) => {
        for (const name of names) all.delete(name);
        return all;
      },
      { replace: true },
    );

  // A pack chosen before signing in opens its order dialog.
  const named = packTypeOf(params.get('pack'));
  const namedPack = offers?.packs.find((pack) => pack.pack_type === named);
  const asked: Order | null =
    namedPack !== undefined && isForSale(namedPack) ? { kind: 'PACK', pack: namedPack } : null;
  const close = (): void => {
    setChosen(null);
    if (named !== null) forget('pack');
  };
  const buy = (order: Order, password?: string): Promise<PurchaseAnswer> => {
    const returnPath = paymentReturnPath(before);
    switch (order.kind) {
      case 'PACK':
        return buyPack(order.pack.pack_type, returnPath);
      case 'PLAN':
        return payPlan(order.plan.plan, dataOf(current), returnPath, order.autoRenew ?? false, password);
      case 'CREDITS':
        return buyCredits(order.amount, offers?.confirmed?.payment_provider ?? 'test', returnPath, password);
    }
  };
  const done = (answer: PurchaseAnswer): void => {
    if (answer.checkout_url !== null) {
      window.location.assign(answer.checkout_url);
      return;
    }
    setBought(answer);
    close();
  };

  const keepPlan = useKeepPlan(setChosen);

  const returned = params.get('purchase');
  const news: ReactNode =
    bought === null && returned === null ? null : (
      <LastPurchase
        key={bought?.purchase_id ?? returned}
        purchaseId={bought?.purchase_id ?? returned ?? ''}
        answer={bought}
        isCancelled={bought === null && params.has('cancelled')}
        before={before}
        onClose={() => (bought === null ? forget('purchase', 'cancelled') : setBought(null))}
      />
    );
  return (
    <>
      <RecruiterCreditsView
        offers={offers}
        balance={account.balance}
        costs={account.costs}
        current={current}
        before={before}
        news={news}
        history={<HistorySection latest={account.latest} />}
        purchases={<PurchasesSection />}
        onOrder={setChosen}
        onRetry={() => {
          void plans.refetch();
          account.retry();
        }}
        onKeepPlan={() => void keepPlan(plans.data?.plans)}
        onCancelPlan={cancelPlan}
      />
      {offers?.confirmed && (
        <OrderDialog
          order={chosen ?? asked}
          taxes={offers.confirmed.taxes}
          provider={offers.confirmed.payment_provider}
          onBuy={buy}
          onDone={done}
          onClose={close}
        />
      )}
    </>
  );
}
