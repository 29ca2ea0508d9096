import Typography from '@mui/material/Typography';
import { LONGEST_NOTES, type OfferInput } from '@modules/applications/http/applications.contract';
import { z } from 'zod';
import { SalaryField } from '../../../design-system/form/SalaryField';
import { TextArea } from '../../../design-system/form/TextArea';
import { TextField } from '../../../design-system/form/TextField';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import { useApplicationsText } from '../messages/use-applications-text';

const offerForm = z.object({
  salary: z.string().trim().min(1).max(100),
  start_date: z.union([z.literal(''), z.iso.date()]),
  note: z.string().trim().max(LONGEST_NOTES),
});
type OfferForm = z.output<typeof offerForm>;
const nothing: OfferForm = { salary: '', start_date: '', note: '' };

export interface OfferDialogProps {
  readonly open: boolean;
  readonly name: string;
  /** Throws what the API client throws; what was typed then stays. */
  readonly onSend: (offer: OfferInput) => Promise<void>;
  readonly onClose: () => void;
}

/** What is offered: the pay, when it begins, and a word. */
export function OfferDialog({ open, name, onSend, onClose }: OfferDialogProps) {
  const text = useApplicationsText();
  const title = text('offerForm.title', { name });
  const send = ({ salary, start_date: start, note }: OfferForm): Promise<void> =>
    onSend({ salary, start_date: start === '' ? null : start, note: note === '' ? null : note });
  return (
    <FormDialog
      open={open}
      title={title}
      schema={offerForm}
      defaultValues={nothing}
      submit={text('offerForm.send')}
      cancel={text('form.back')}
      onSubmit={send}
      onClose={onClose}
    >
      <Typography>{text('offerForm.what', { name })}</Typography>
      <SalaryField name="salary" label={text('offer.salary')} />
      <TextField name="start_date" type="date" optional label={text('offer.start')} />
      <TextArea name="note" optional label={text('offerForm.note')} rows={3} maxLength={LONGEST_NOTES} />
    </FormDialog>
  );
}
