import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Button } from '../../../design-system/Button/Button';
import { Notice, type NoticeTone } from '../../../design-system/Notice/Notice';
import type { InvoiceToDownload } from '../api/download-invoice';
import { useBillingText } from '../messages/use-billing-text';

export interface PurchaseNewsProps {
  readonly tone: NoticeTone;
  readonly title: string;
  readonly sentence?: string | undefined;
  /** The page from which the person came to buy; null if none. */
  readonly before: string | null;
  readonly invoice?: InvoiceToDownload | undefined;
  readonly onInvoice: (invoice: InvoiceToDownload) => void;
  readonly onCheckAgain?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
}

/**
 * Result of a purchase, at the top of the page. It takes the focus once, because the clicked button is gone. Later changes are
 * announced by its role and do not move the focus.
 */
export function PurchaseNews(props: PurchaseNewsProps) {
  const { tone, title, sentence, before, invoice, onInvoice, onCheckAgain, onClose } = props;
  const text = useBillingText();
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus(), []);
  const checkAgain = (): void => {
    // The next response may remove the button, so move the focus first.
    region.current?.focus();
    onCheckAgain?.();
  };
  const isBought = tone === 'success';
  const hasActions = (isBought && (before !== null || invoice !== undefined)) || onCheckAgain !== undefined;
  return (
    <Box
      ref={region}
      tabIndex={-1}
      role={tone === 'danger' ? 'alert' : 'status'}
      sx={{ scrollMarginTop: 96, outline: 'none' }}
    >
      <Notice tone={tone} title={title} {...(onClose && { onClose })}>
        {sentence !== undefined && <p>{sentence}</p>}
        {hasActions && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1.5 }}>
            {isBought && before !== null && (
              <Button variant="primary" href={before}>
                {text('return.link')}
              </Button>
            )}
            {isBought && invoice !== undefined && (
              <Button onClick={() => onInvoice(invoice)}>{text('invoice.download')}</Button>
            )}
            {onCheckAgain && <Button onClick={checkAgain}>{text('outcome.checkAgain')}</Button>}
          </Box>
        )}
      </Notice>
    </Box>
  );
}
