import type { PurchaseAnswer } from '@modules/billing/http/billing.contract';
import { dataOf } from '../../../lib/loadable';
import { PurchaseNews } from '../components/PurchaseNews';
import { ReturnFromPayment } from '../components/ReturnFromPayment';
import { invoiceOf } from '../domain/invoice-of';
import { useBillingText } from '../messages/use-billing-text';
import { useDownloads } from './use-downloads';
import { usePurchaseProgress } from './use-purchase-progress';

export interface LastPurchaseProps {
  readonly purchaseId: string;
  /** The server's response to a purchase on this page; null after a payment on another site. */
  readonly answer: PurchaseAnswer | null;
  readonly isCancelled: boolean;
  readonly before: string | null;
  readonly onClose: () => void;
}

/** Result of the last purchase. If it was settled immediately, the server's own text. */
export function LastPurchase({ purchaseId, answer, isCancelled, before, onClose }: LastPurchaseProps) {
  const text = useBillingText();
  const downloads = useDownloads();
  const { purchase, isSlow, checkAgain } = usePurchaseProgress(purchaseId);
  if (answer?.status === 'PAID') {
    const known = dataOf(purchase);
    return (
      <PurchaseNews
        tone="success"
        title={answer.message}
        sentence={text('outcome.balance', { count: answer.new_balance })}
        before={before}
        invoice={known && invoiceOf(known)}
        onInvoice={downloads.invoice}
        onClose={onClose}
      />
    );
  }
  return (
    <ReturnFromPayment
      purchase={purchase}
      isSlow={isSlow}
      isCancelled={isCancelled}
      before={before}
      onInvoice={downloads.invoice}
      onCheckAgain={checkAgain}
      onClose={onClose}
    />
  );
}
