import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import type { PlansAnswer, PurchaseAnswer } from '@modules/billing/http/billing.contract';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { FactList } from '../../../design-system/FactList/FactList';
import { Notice } from '../../../design-system/Notice/Notice';
import { isApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import { formatNumber, formatPercent, formatPrice } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { creditsOf, type Order, orderPrice } from '../domain/order-price';
import { useBillingText } from '../messages/use-billing-text';
import { ProveBuyerDialog } from './ProveBuyerDialog';
import { RenewalConsent } from './RenewalConsent';

export interface OrderDialogProps {
  /** Null while closed. */
  readonly order: Order | null;
  readonly taxes: PlansAnswer['taxes'];
  readonly provider: PlansAnswer['payment_provider'];
  /** Throws the errors of the API client; the password is given if the server asked for it. */
  readonly onBuy: (order: Order, password?: string) => Promise<PurchaseAnswer>;
  /** Receives the server's response: paid, refused, or the address of a payment page. */
  readonly onDone: (answer: PurchaseAnswer) => void;
  readonly onClose: () => void;
}

/** Last step before a payment: all lines of the invoice, the payment provider, and the total on the button. */
export function OrderDialog({ order, taxes, provider, onBuy, onDone, onClose }: OrderDialogProps) {
  const text = useBillingText();
  const language = useLanguage();
  const errorText = useErrorText();
  const [shown, setShown] = useState(order);
  const [progress, setProgress] = useState<'asking' | 'sending' | 'leaving'>('asking');
  const [problem, setProblem] = useState<unknown>(null);
  const [mustProve, setMustProve] = useState(false);
  const [autoRenew, setAutoRenew] = useState(false);
  useEffect(() => {
    // Back from the payment page with the browser's Back button: the page is restored as it was and must not stay busy.
    const wake = (event: PageTransitionEvent): void => {
      if (event.persisted) setProgress('asking');
    };
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);
  // Keep the content while the dialog fades out; reset it for another order.
  if (order !== null && order !== shown) {
    setShown(order);
    setProblem(null);
    setMustProve(false);
    setAutoRenew(false);
  }
  if (shown === null) return null;
  const { total } = orderPrice(shown, taxes);
  const wanted: Order = shown.kind === 'PLAN' ? { ...shown, autoRenew } : shown;
  const done = (answer: PurchaseAnswer): void => {
    // Stay disabled until the other site loads, because another click would be a second purchase.
    setProgress(answer.checkout_url === null ? 'asking' : 'leaving');
    onDone(answer);
  };
  const buy = async (): Promise<void> => {
    setProgress('sending');
    setProblem(null);
    try {
      done(await onBuy(wanted));
    } catch (error) {
      const needsProof = isApiError(error, 'IDENTITY.REAUTHENTICATION_REQUIRED');
      setMustProve(needsProof);
      setProblem(needsProof ? null : error);
      setProgress('asking');
    }
  };
  const close = (): void => {
    setProblem(null);
    setMustProve(false);
    onClose();
  };
  const title = (asked: Order): string => {
    if (asked.kind === 'PACK') return text('order.title.PACK', { name: text(`pack.${asked.pack.pack_type}`) });
    if (asked.kind === 'PLAN') return text('order.title.PLAN', { name: asked.plan.name });
    return text('order.title.CREDITS', { count: asked.amount });
  };
  const confirm = text(provider === 'test' ? 'order.payTest' : 'order.continue', {
    total: formatPrice(total, language),
  });
  if (mustProve && progress !== 'leaving') {
    return (
      <ProveBuyerDialog
        open={order !== null}
        submit={confirm}
        onProve={async (password) => done(await onBuy(wanted, password))}
        onClose={close}
      />
    );
  }
  return (
    <ConfirmDialog
      open={order !== null}
      title={title(shown)}
      confirmLabel={confirm}
      busy={progress !== 'asking'}
      onCancel={close}
      onConfirm={() => void buy()}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Lines order={shown} taxes={taxes} />
        {shown.kind === 'PLAN' && (
          <RenewalConsent total={total} checked={autoRenew} disabled={progress !== 'asking'} onChange={setAutoRenew} />
        )}
        <Notice tone={provider === 'test' ? 'warning' : 'info'}>
          {text(provider === 'test' ? 'order.test' : 'order.stripe')}
        </Notice>
        <Box component="p" sx={{ typography: 'body2' }}>
          {text('order.terms')}
        </Box>
        <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
          {progress === 'leaving' && text('order.leaving')}
        </Box>
        <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
          {problem !== null && (
            <Notice tone="danger" title={text('order.failed')}>
              {errorText(problem)}
            </Notice>
          )}
        </Box>
      </Box>
    </ConfirmDialog>
  );
}

function Lines({ order, taxes }: { order: Order; taxes: PlansAnswer['taxes'] }) {
  const text = useBillingText();
  const language = useLanguage();
  const price = orderPrice(order, taxes);
  const money = (dollars: number): string => formatPrice(dollars, language);
  return (
    <FactList
      facts={[
        { label: text('order.credits'), value: formatNumber(creditsOf(order), language) },
        { label: text('order.subtotal'), value: money(price.subtotal) },
        ...price.taxes.map(({ name, rate, amount }) => ({
          label: text('order.tax', { name, rate: formatPercent(rate, language, 3) }),
          value: money(amount),
        })),
        { label: text('order.total'), value: money(price.total) },
      ]}
    />
  );
}
