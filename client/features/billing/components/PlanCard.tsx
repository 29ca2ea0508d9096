import Typography from '@mui/material/Typography';
import type { CurrentSubscription, Plan } from '@modules/billing/http/billing.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { VisuallyHidden } from '../../../design-system/VisuallyHidden/VisuallyHidden';
import { formatDate, formatPrice } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { paths } from '../../../lib/paths';
import { isPaid, type PricedPlan } from '../domain/order-price';
import { planEnd } from '../domain/plan-end';
import { useBillingText } from '../messages/use-billing-text';

export interface PlanCardProps {
  readonly plan: Plan;
  readonly nameOf: (plan: Plan['plan']) => string;
  /** Absent if the reader cannot have a plan. */
  readonly own:
    | {
        readonly current: CurrentSubscription;
        readonly onOrder: (plan: PricedPlan) => void;
        readonly onKeep: () => void;
        readonly onEnd: () => void;
      }
    | undefined;
}

/** One plan. The reader's own also shows the next one. */
export function PlanCard({ plan, nameOf, own }: PlanCardProps) {
  const text = useBillingText();
  const isOwn = own?.current.plan === plan.plan;
  return (
    <Card
      as="li"
      title={plan.name}
      titleLevel={3}
      selected={isOwn}
      badge={isOwn ? <StateBadge tone="success">{text('plan.current')}</StateBadge> : undefined}
      actions={isOwn ? <OwnAction plan={plan} own={own} /> : <OtherAction plan={plan} own={own} />}
    >
      <Typography sx={{ fontWeight: 'bold' }}>{text('plan.monthly', { count: plan.monthly_credits })}</Typography>
      <Price plan={plan} />
      {own && <Future plan={plan} current={own.current} nameOf={nameOf} />}
    </Card>
  );
}

function Price({ plan }: { plan: Plan }) {
  const text = useBillingText();
  const language = useLanguage();
  if (plan.monthly_price === null && plan.plan !== 'FREE') {
    return (
      <Typography>
        {`${text('plan.onRequest')} · `}
        <TextLink href={`${paths.contactCompany}?service=custom_solution`}>
          {text('enterprise.contact')}
          <VisuallyHidden>{`, ${plan.name}`}</VisuallyHidden>
        </TextLink>
      </Typography>
    );
  }
  if (!isPaid(plan)) return <Typography>{text('plan.free')}</Typography>;
  const price = formatPrice(plan.monthly_price, language);
  return <Typography>{`${text('plan.price', { price })}, ${text('pack.plusTaxes')}`}</Typography>;
}

function Future({ plan, current, nameOf }: Pick<PlanCardProps, 'plan' | 'nameOf'> & { current: CurrentSubscription }) {
  const text = useBillingText();
  const language = useLanguage();
  const on = (time: string): string => formatDate(time, language);
  const ownSentence = (): string => {
    const { next_plan: next, renewal, is_ending: isEnding } = current;
    if (isEnding && next === 'FREE') return text('plan.endsOn', { date: on(planEnd(current)), name: nameOf(next) });
    if (next === 'FREE') return text('plan.ends', { date: on(planEnd(current)), name: nameOf(next) });
    if (next !== null) return text('plan.ends', { date: on(current.renews_at), name: nameOf(next) });
    if (renewal === null)
      return text(current.ends_at === null ? 'plan.renews' : 'plan.paidUntil', { date: on(planEnd(current)) });
    return text('plan.renewsBy', { date: on(renewal.at), total: formatPrice(renewal.total, language) });
  };
  const sentence = (): string | null => {
    if (current.plan === plan.plan) return ownSentence();
    if (current.next_plan === plan.plan)
      return text('plan.next', { date: on(plan.plan === 'FREE' ? planEnd(current) : current.renews_at) });
    return current.chosen_plan === plan.plan ? text('plan.chosen') : null;
  };
  const words = sentence();
  const last4 = current.plan === plan.plan ? current.renewal?.card?.last4 : undefined;
  return words === null ? null : (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {words}
      {last4 && (
        <>
          <br />
          {text('plan.card', { last4 })}
        </>
      )}
    </Typography>
  );
}

function OwnAction({ plan, own }: { plan: Plan; own: NonNullable<PlanCardProps['own']> }) {
  const text = useBillingText();
  if (own.current.next_plan !== null) return <Button onClick={own.onKeep}>{text('plan.keep')}</Button>;
  if (plan.plan === 'FREE') return null;
  return (
    <Button variant="text" onClick={own.onEnd} aria-haspopup="dialog">
      {text('plan.cancel')}
    </Button>
  );
}

function OtherAction({ plan, own }: Pick<PlanCardProps, 'plan' | 'own'>) {
  const text = useBillingText();
  const language = useLanguage();
  const { name } = plan;
  // The free plan has no button: it follows when another plan ends.
  if (plan.plan === 'FREE' || own?.current.next_plan === plan.plan) return null;
  if (!isPaid(plan) || own === undefined) return null;
  const price = formatPrice(plan.monthly_price, language);
  const isChosen = own.current.chosen_plan === plan.plan;
  return (
    <Button onClick={() => own.onOrder(plan)} aria-haspopup="dialog">
      {text(isChosen ? 'plan.pay' : 'plan.takeFor', { price })}
      <VisuallyHidden>{`, ${text('plan.of', { name })}`}</VisuallyHidden>
    </Button>
  );
}
