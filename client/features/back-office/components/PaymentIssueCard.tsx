import Box from '@mui/material/Box';
import type { PaymentIssue } from '@modules/billing/http/payment-issues.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { FactList } from '../../../design-system/FactList/FactList';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { formatDateTime, formatPrice } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useBackOfficeText } from '../messages/use-back-office-text';
import { Words } from './Words';

export interface PaymentIssueCardProps {
  readonly issue: PaymentIssue;
  readonly onHandle: () => void;
}

/** A payment issue: the payment, its meaning, and the result. */
export function PaymentIssueCard({ issue, onHandle }: PaymentIssueCardProps) {
  const text = useBackOfficeText();
  const language = useLanguage();
  const { kind, status, purchase, buyer, amount, reason, note, handled_at: handledAt } = issue;
  const isOpen = status === 'OPEN';
  const title = text(`payments.kind.${kind}`);
  return (
    <Card
      as="li"
      wide
      title={title}
      titleLevel={2}
      badge={<StateBadge tone={isOpen ? 'warning' : 'success'}>{text(`payments.status.${status}`)}</StateBadge>}
      actions={
        <Button
          variant={isOpen ? 'primary' : 'text'}
          onClick={onHandle}
          aria-haspopup="dialog"
          aria-label={text(isOpen ? 'payments.handleNamed' : 'payments.reopenNamed', {
            title,
            reference: issue.reference,
          })}
        >
          {text(isOpen ? 'payments.handle' : 'payments.reopen')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <p>{text(`payments.about.${kind}`)}</p>
        {note !== null && <Words label={text('payments.note')} words={note} />}
        <FactList
          facts={[
            ...(amount === null ? [] : [{ label: text('payments.amount'), value: formatPrice(amount, language) }]),
            {
              label: text('payments.purchase'),
              value: purchase
                ? text('payments.bought', {
                    description: purchase.description,
                    total: formatPrice(purchase.total, language),
                    status: text(`payments.purchase.${purchase.status}`),
                  })
                : text('payments.unknown'),
            },
            { label: text('payments.buyer'), value: buyer?.full_name || text('payments.unknown') },
            { label: text('payments.reference'), value: issue.reference },
            ...(reason === null ? [] : [{ label: text('payments.reason'), value: reason }]),
            { label: text('payments.opened'), value: formatDateTime(issue.opened_at, language) },
            ...(handledAt === null
              ? []
              : [
                  {
                    label: text('payments.handled'),
                    value: text('payments.handledBy', {
                      when: formatDateTime(handledAt, language),
                      name: issue.handled_by ?? text('payments.unknown'),
                    }),
                  },
                ]),
          ]}
        />
      </Box>
    </Card>
  );
}
