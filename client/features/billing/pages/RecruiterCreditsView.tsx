import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { CurrentSubscription, Pack } from '@modules/billing/http/billing.contract';
import type { CreditBalance, CreditCosts } from '@modules/credits/http/credits.contract';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Notice } from '../../../design-system/Notice/Notice';
import { Columns } from '../../../design-system/Page/Columns';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { CardSkeleton } from '../../../design-system/Skeletons/CardSkeleton';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { BalancePanel } from '../components/BalancePanel';
import { BuyCreditsForm } from '../components/BuyCreditsForm';
import { Packs } from '../components/Packs';
import { Plans } from '../components/Plans';
import { PriceList } from '../components/PriceList';
import type { Offers } from '../domain/offers';
import { isForSale, type Order, singleCreditPrice } from '../domain/order-price';
import { useBillingText } from '../messages/use-billing-text';

export interface RecruiterCreditsViewProps {
  /** Null while loading. */
  readonly offers: Offers | null;
  readonly balance: Loadable<CreditBalance>;
  readonly costs: Loadable<CreditCosts['costs']>;
  readonly current: Loadable<CurrentSubscription>;
  /** The page from which the person came to buy; null if none. */
  readonly before: string | null;
  /** Result of the last purchase. */
  readonly news: ReactNode;
  readonly history: ReactNode;
  readonly purchases: ReactNode;
  readonly onOrder: (order: Order) => void;
  readonly onRetry: () => void;
  readonly onKeepPlan: () => void;
  readonly onCancelPlan: () => Promise<unknown>;
}

/** A recruiter's credits: balance, offers, statement and purchases. */
export function RecruiterCreditsView(props: RecruiterCreditsViewProps) {
  const { offers, balance, costs, before, news, history, purchases, onOrder, onRetry } = props;
  const text = useBillingText();
  const plans = offers?.confirmed?.plans ?? [];
  const isWaiting = balance.status === 'loading';
  const buy = (pack: Pack): void => {
    if (isForSale(pack)) onOrder({ kind: 'PACK', pack });
  };
  return (
    <Page>
      <PageHeader title={text('title.account')} lead={text('lead.account')} />
      {news}
      {before !== null && news === null && (
        <Notice tone="accent" action={<TextLink href={before}>{text('return.link')}</TextLink>}>
          {text('return.sentence')}
        </Notice>
      )}
      <Columns side="end" aside={<PriceList costs={costs} />} isLoading={isWaiting}>
        <BalancePanel
          balance={balance}
          planName={(name) => plans.find(({ plan }) => plan === name)?.name ?? text(`planName.${name}`)}
        />
      </Columns>
      {/* Shown together with the balance, whose height is unknown before, so that nothing is pushed down. */}
      <Box sx={{ display: isWaiting ? 'none' : 'grid', gap: 6, pt: 3 }}>
        <Packs offers={offers} onBuy={buy} onRetry={onRetry} />
        <SingleCredits offers={offers} onOrder={onOrder} />
        <OwnPlan {...props} />
        {history}
        {purchases}
      </Box>
    </Page>
  );
}

function SingleCredits({ offers, onOrder }: Pick<RecruiterCreditsViewProps, 'offers' | 'onOrder'>) {
  if (offers === null || offers.confirmed === null) return null;
  const unitPrice = singleCreditPrice(offers.packs);
  return unitPrice === null ? null : (
    <BuyCreditsForm unitPrice={unitPrice} taxes={offers.confirmed.taxes} onOrder={onOrder} />
  );
}

function OwnPlan({ offers, current, onOrder, onKeepPlan, onCancelPlan }: RecruiterCreditsViewProps) {
  const text = useBillingText();
  const errorText = useErrorText();
  if (current.status === 'loading') return <CardSkeleton count={3} label={text('plans.loading')} />;
  if (current.status === 'failed') {
    return <ErrorState what={text('plans.failed')} toDo={errorText(current.error)} onRetry={current.retry} />;
  }
  if (!offers?.confirmed) return null;
  return (
    <Plans
      plans={offers.confirmed.plans}
      own={{
        current: current.data,
        onOrder: (plan) => onOrder({ kind: 'PLAN', plan }),
        onKeep: onKeepPlan,
        onCancel: onCancelPlan,
      }}
    />
  );
}
