import Typography from '@mui/material/Typography';
import {
  LONGEST_NOTES,
  LONGEST_OFFER_DAYS,
  type Offer,
  type OfferInput,
} from '@modules/applications/http/applications.contract';
import { SalaryField } from '../../../design-system/form/SalaryField';
import { TextArea } from '../../../design-system/form/TextArea';
import { TextField } from '../../../design-system/form/TextField';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import type { MessageTools } from '../../../lib/message-templates/message-tools';
import { useApplicationsText } from '../messages/use-applications-text';
import { NoteTemplates } from './NoteTemplates';
import { atTheOfferFields, offerBody, offerForm, type OfferForm, offerValues } from './offer.schema';

export interface OfferDialogProps {
  readonly open: boolean;
  readonly name: string;
  readonly applicationId: string;
  readonly tools: MessageTools;
  /** The offer to change; null for a new one. */
  readonly offer: Offer | null;
  /** Throws the errors of the API client; the typed values then stay. */
  readonly onSend: (offer: OfferInput) => Promise<void>;
  readonly onClose: () => void;
}

/** Form of an offer: pay, start date, expiry and note. */
export function OfferDialog({ open, name, applicationId, tools, offer, onSend, onClose }: OfferDialogProps) {
  const text = useApplicationsText();
  const isChange = offer !== null;
  const send = async (values: OfferForm): Promise<void> => {
    try {
      await onSend(offerBody(values));
    } catch (error) {
      throw atTheOfferFields(error);
    }
  };
  return (
    <FormDialog
      open={open}
      title={text(isChange ? 'offerForm.changeTitle' : 'offerForm.title', { name })}
      schema={offerForm}
      defaultValues={offerValues(offer)}
      submit={text(isChange ? 'offerForm.change' : 'offerForm.send')}
      cancel={text('form.back')}
      onSubmit={send}
      onClose={onClose}
    >
      <Typography>{text(isChange ? 'offerForm.changeWhat' : 'offerForm.what', { name })}</Typography>
      <SalaryField name="pay" label={text('offer.salary')} />
      <TextField name="start_date" type="date" label={text('offer.start')} />
      <TextField
        name="expires_on"
        type="date"
        optional
        label={text('offerForm.expires')}
        hint={text('offerForm.expiresHint', { days: LONGEST_OFFER_DAYS })}
      />
      <TextArea name="note" optional label={text('offerForm.note')} rows={3} maxLength={LONGEST_NOTES} />
      <NoteTemplates field="note" tools={tools} kinds={['OFFER']} applicationId={applicationId} />
    </FormDialog>
  );
}
