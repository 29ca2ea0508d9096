import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { z } from 'zod';
import type { RefundableSpendings } from '@modules/credits/http/credits.contract';
import type { Person } from '@modules/operations/http/back-office.contract';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import { SelectField } from '../../../design-system/form/SelectField';
import { TextArea } from '../../../design-system/form/TextArea';
import { formatDate } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import { useLast } from '../../../lib/use-last';
import { useBackOfficeText } from '../messages/use-back-office-text';

const LONGEST = 300;

export interface RefundDialogProps {
  /** Account to refund; null while the dialog is closed. */
  readonly person: Person | null;
  readonly spendings: Loadable<RefundableSpendings>;
  readonly onRefund: (person: Person, transactionId: string, reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Refunds one spending, with a reason. */
export function RefundDialog({ person, spendings, onRefund, onClose }: RefundDialogProps) {
  const text = useBackOfficeText();
  const language = useLanguage();
  const shown = useLast(person);
  const needed = text('refund.needed');
  const reasonNeeded = text('decide.reasonNeeded');
  const schema = useMemo(
    () =>
      z.object({
        transaction: z.string().min(1, { error: needed }),
        reason: z.string().trim().min(3, { error: reasonNeeded }).max(LONGEST),
      }),
    [needed, reasonNeeded],
  );
  const options =
    spendings.status === 'ready'
      ? spendings.data.spendings.map(({ transaction_id: value, credits: count, description, spent_at: at }) => ({
          value,
          label: text('refund.option', { date: formatDate(at, language), description, count }),
        }))
      : [];
  return (
    <FormDialog
      open={person !== null}
      title={text('refund.title', { name: shown?.full_name ?? '' })}
      lead={
        <>
          <Typography sx={{ mb: 2, color: 'text.secondary' }}>{text('refund.lead')}</Typography>
          {spendings.status === 'loading' && <Typography role="status">{text('refund.loading')}</Typography>}
          {spendings.status === 'failed' && (
            <ErrorState what={text('refund.failed')} onRetry={spendings.retry} level={3} />
          )}
          {spendings.status === 'ready' && options.length === 0 && <Typography>{text('refund.none')}</Typography>}
        </>
      }
      label={text('people.refund')}
      schema={schema}
      defaultValues={{ transaction: '', reason: '' }}
      submit={text('refund.save')}
      cancel={text('action.cancel')}
      onSubmit={async ({ transaction, reason }) => {
        if (shown) await onRefund(shown, transaction, reason);
      }}
      onClose={onClose}
    >
      {options.length > 0 ? (
        <>
          <SelectField
            name="transaction"
            label={text('refund.spending')}
            options={options}
            emptyLabel={text('refund.choose')}
          />
          <TextArea
            name="reason"
            label={text('credits.reason')}
            hint={text('credits.reasonHint')}
            rows={3}
            maxLength={LONGEST}
          />
        </>
      ) : undefined}
    </FormDialog>
  );
}
