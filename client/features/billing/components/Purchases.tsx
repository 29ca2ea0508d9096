import type { Purchase, PurchasesPage } from '@modules/billing/http/billing.contract';
import { Button } from '../../../design-system/Button/Button';
import { DataTable } from '../../../design-system/DataTable/DataTable';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Pagination } from '../../../design-system/Pagination/Pagination';
import { Section } from '../../../design-system/Section/Section';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { StateBadge, type StateTone } from '../../../design-system/StateBadge/StateBadge';
import { useErrorText } from '../../../lib/error-text';
import { formatDate, formatPrice } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import type { InvoiceToDownload } from '../api/download-invoice';
import { invoiceOf } from '../domain/invoice-of';
import { useBillingText } from '../messages/use-billing-text';

export interface PurchasesProps {
  readonly purchases: Loadable<PurchasesPage>;
  readonly pages: { readonly page: number; readonly pageCount: number; readonly onPage: (page: number) => void };
  /** Id of the invoice being downloaded. */
  readonly downloading: string | null;
  readonly onInvoice: (invoice: InvoiceToDownload) => void;
}

const tones: Record<Purchase['status'], StateTone> = {
  AWAITING_PAYMENT: 'warning',
  PAID: 'success',
  FAILED: 'danger',
  EXPIRED: 'neutral',
  REFUNDED: 'info',
};

/** Purchases with total, taxes and invoice. */
export function Purchases({ purchases, pages, ...rest }: PurchasesProps) {
  const text = useBillingText();
  const errorText = useErrorText();
  return (
    <Section title={text('purchases.title')}>
      {purchases.status === 'loading' && <ListSkeleton count={3} label={text('purchases.loading')} />}
      {purchases.status === 'failed' && (
        <ErrorState
          what={text('purchases.failed')}
          toDo={errorText(purchases.error)}
          onRetry={purchases.retry}
          level={3}
        />
      )}
      {purchases.status === 'ready' && purchases.data.total === 0 && (
        <EmptyState title={text('purchases.empty')} sentence={text('purchases.emptySentence')} level={3} />
      )}
      {purchases.status === 'ready' && purchases.data.total > 0 && (
        <Rows purchases={purchases.data.purchases} {...rest} />
      )}
      {pages.pageCount > 1 && <Pagination {...pages} label={text('purchases.pages')} />}
    </Section>
  );
}

interface RowsProps extends Pick<PurchasesProps, 'downloading' | 'onInvoice'> {
  readonly purchases: readonly Purchase[];
}

function Rows({ purchases, downloading, onInvoice }: RowsProps) {
  const text = useBillingText();
  const language = useLanguage();
  return (
    <DataTable
      caption={text('purchases.caption')}
      head={[
        text('purchases.what'),
        text('purchases.when'),
        text('purchases.state'),
        text('purchases.total'),
        text('purchases.invoice'),
      ]}
      figures={[3]}
      rows={purchases.map((purchase) => {
        const invoice = invoiceOf(purchase);
        return [
          purchase.description,
          formatDate(purchase.created_at, language, 'short'),
          <StateBadge key="state" tone={tones[purchase.status]}>
            {text(`status.${purchase.status}`)}
          </StateBadge>,
          formatPrice(purchase.total, language),
          invoice === undefined ? (
            text('purchases.noInvoice')
          ) : (
            <Button key="invoice" dense loading={downloading === invoice.id} onClick={() => onInvoice(invoice)}>
              {text('invoice.downloadNumber', { number: invoice.number })}
            </Button>
          ),
        ];
      })}
    />
  );
}
