import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { z } from 'zod';
import { type AdminInquiry, type InquiryAction, LONGEST_NOTE } from '@modules/bookings/http/inquiries.contract';
import { TextArea } from '../../../design-system/form/TextArea';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import { useLast } from '../../../lib/use-last';
import { useInquiryText } from '../messages/use-inquiry-text';

export interface InquiryStep {
  readonly inquiry: AdminInquiry;
  readonly action: InquiryAction;
}

export interface InquiryDialogProps {
  /** The action to confirm; null while the dialog is closed. */
  readonly step: InquiryStep | null;
  readonly onDo: (note: string | null) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for confirmation and an optional note. */
export function InquiryDialog({ step, onDo, onClose }: InquiryDialogProps) {
  const text = useInquiryText();
  const shown = useLast(step);
  const action = shown?.action ?? 'NOTE';
  const needed = text('dialog.noteNeeded');
  const schema = useMemo(() => {
    const note = z.string().trim().max(LONGEST_NOTE);
    return z.object({ note: action === 'NOTE' ? note.min(1, { error: needed }) : note });
  }, [action, needed]);
  return (
    <FormDialog
      open={step !== null}
      title={text(`dialog.${action}`, { name: shown?.inquiry.company_name ?? '' })}
      lead={
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          {text(`hint.${action}`, { email: shown?.inquiry.email ?? '' })}
        </Typography>
      }
      label={text('dialog.note')}
      schema={schema}
      defaultValues={{ note: '' }}
      submit={text(`action.${action}`)}
      cancel={text('dialog.cancel')}
      onSubmit={({ note }) => onDo(note === '' ? null : note)}
      onClose={onClose}
    >
      <TextArea
        name="note"
        label={text('dialog.note')}
        rows={3}
        maxLength={LONGEST_NOTE}
        {...(action !== 'NOTE' && { optional: true })}
      />
    </FormDialog>
  );
}
