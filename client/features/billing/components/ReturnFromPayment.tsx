import type { Purchase } from '@modules/billing/http/billing.contract';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import type { InvoiceToDownload } from '../api/download-invoice';
import { useBillingText } from '../messages/use-billing-text';
import { invoiceOf } from '../domain/invoice-of';
import { PurchaseNews } from './PurchaseNews';

export interface ReturnFromPaymentProps {
  readonly purchase: Loadable<Purchase>;
  /** The confirmation takes unusually long. */
  readonly isSlow: boolean;
  /** The person cancelled on the payment page. */
  readonly isCancelled: boolean;
  readonly before: string | null;
  readonly onInvoice: (invoice: InvoiceToDownload) => void;
  readonly onCheckAgain: () => void;
  readonly onClose: () => void;
}

/** Shown after the payment page: the known status of the payment. */
export function ReturnFromPayment({ purchase, isSlow, isCancelled, onCheckAgain, ...rest }: ReturnFromPaymentProps) {
  const text = useBillingText();
  const errorText = useErrorText();
  if (purchase.status === 'failed') {
    return (
      <PurchaseNews
        {...rest}
        tone="danger"
        title={text('outcome.readFailed')}
        sentence={errorText(purchase.error)}
        onCheckAgain={purchase.retry}
      />
    );
  }
  if (purchase.status === 'ready' && purchase.data.status === 'AWAITING_PAYMENT' && isCancelled) {
    return (
      <PurchaseNews
        {...rest}
        tone="info"
        title={text('outcome.cancelled')}
        sentence={text('outcome.cancelledSentence')}
      />
    );
  }
  if (purchase.status === 'loading' || purchase.data.status === 'AWAITING_PAYMENT') {
    return isSlow ? (
      <PurchaseNews
        {...rest}
        tone="warning"
        title={text('outcome.slow')}
        sentence={text('outcome.slowSentence')}
        onCheckAgain={onCheckAgain}
      />
    ) : (
      <PurchaseNews {...rest} tone="info" title={text('outcome.waiting')} sentence={text('outcome.waitingSentence')} />
    );
  }
  const { status, description } = purchase.data;
  switch (status) {
    case 'PAID':
      return (
        <PurchaseNews
          {...rest}
          tone="success"
          title={text('outcome.paidTitle')}
          sentence={text('outcome.PAID', { description })}
          invoice={invoiceOf(purchase.data)}
        />
      );
    case 'FAILED':
      return (
        <PurchaseNews
          {...rest}
          tone="danger"
          title={text('outcome.FAILED')}
          sentence={text('outcome.FAILEDSentence')}
        />
      );
    case 'EXPIRED':
      return (
        <PurchaseNews
          {...rest}
          tone="warning"
          title={text('outcome.EXPIRED')}
          sentence={text('outcome.EXPIREDSentence')}
        />
      );
    case 'REFUNDED':
      return <PurchaseNews {...rest} tone="info" title={text('outcome.REFUNDED')} />;
  }
}
