import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { z } from 'zod';
import {
  LONGEST_ISSUE_NOTE,
  type PaymentIssue,
  type PaymentIssueRequest,
} from '@modules/billing/http/payment-issues.contract';
import { CheckboxField } from '../../../design-system/form/CheckboxField';
import { TextArea } from '../../../design-system/form/TextArea';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import { useLast } from '../../../lib/use-last';
import { useBackOfficeText } from '../messages/use-back-office-text';

export interface HandleIssueDialogProps {
  /** Issue to handle; null while the dialog is closed. */
  readonly issue: PaymentIssue | null;
  readonly onHandle: (id: string, request: PaymentIssueRequest) => Promise<void>;
  readonly onClose: () => void;
}

/** Records how a payment issue was handled, or reopens it. */
export function HandleIssueDialog({ issue, onHandle, onClose }: HandleIssueDialogProps) {
  const text = useBackOfficeText();
  const shown = useLast(issue);
  const handles = shown?.status !== 'HANDLED';
  const needed = text('decide.reasonNeeded');
  const schema = useMemo(
    () =>
      z.object({
        note: z.string().trim().min(3, { error: needed }).max(LONGEST_ISSUE_NOTE),
        takeBack: z.boolean(),
      }),
    [needed],
  );
  const label = text(handles ? 'payments.handle' : 'payments.reopen');
  return (
    <FormDialog
      open={issue !== null}
      title={text(handles ? 'payments.handleTitle' : 'payments.reopenTitle')}
      lead={
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>{shown && text(`payments.todo.${shown.kind}`)}</Typography>
      }
      label={label}
      schema={schema}
      defaultValues={{ note: '', takeBack: false }}
      submit={label}
      cancel={text('action.cancel')}
      onSubmit={async ({ note, takeBack }) => {
        if (!shown) return;
        await onHandle(shown.id, {
          status: handles ? 'HANDLED' : 'OPEN',
          note,
          ...(handles && takeBack && { take_back: true }),
        });
      }}
      onClose={onClose}
    >
      {handles && shown?.purchase?.brought_credits === true && (
        <CheckboxField name="takeBack" label={text('payments.takeBack')} />
      )}
      <TextArea
        name="note"
        label={text('payments.note')}
        hint={text('payments.noteHint')}
        rows={3}
        maxLength={LONGEST_ISSUE_NOTE}
      />
    </FormDialog>
  );
}
