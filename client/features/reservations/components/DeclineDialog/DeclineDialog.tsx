import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { LONGEST_DECLINE_REASON } from '@modules/reservations/http/reservations.contract';
import { CheckboxField } from '../../../../design-system/form/CheckboxField';
import { TextArea } from '../../../../design-system/form/TextArea';
import { FormDialog } from '../../../../design-system/FormDialog/FormDialog';
import { useLast } from '../../../../lib/use-last';
import { useReservationsText } from '../../messages/use-reservations-text';

const schema = z.object({ reason: z.string().trim().max(LONGEST_DECLINE_REASON), never_again: z.boolean() });

export interface Refusal {
  readonly reason: string | null;
  /** The person also hides from the company. */
  readonly never_again: boolean;
}

export interface DeclineDialogProps {
  /** Name of the company; null while the dialog is closed. */
  readonly company: string | null;
  /** Throws the errors of the API client; the typed text then stays. */
  readonly onDecline: (refusal: Refusal) => Promise<void>;
  readonly onClose: () => void;
}

/** Says what declining closes and for how long. Takes an optional reason, and lets the person hide from the company. */
export function DeclineDialog({ company, onDecline, onClose }: DeclineDialogProps) {
  const text = useReservationsText();
  const of = { company: useLast(company) ?? '' };
  const title = text('decline.title', of);
  return (
    <FormDialog
      open={company !== null}
      title={title}
      schema={schema}
      defaultValues={{ reason: '', never_again: false }}
      submit={text('decline.send')}
      cancel={text('decline.back')}
      onSubmit={({ reason, never_again }) => onDecline({ reason: reason === '' ? null : reason, never_again })}
      onClose={onClose}
    >
      <Typography>{text('decline.what', of)}</Typography>
      <Typography>{text('decline.next', of)}</Typography>
      <TextArea
        name="reason"
        label={text('decline.reason')}
        hint={text('decline.hint', of)}
        rows={3}
        maxLength={LONGEST_DECLINE_REASON}
        optional
      />
      <CheckboxField name="never_again" label={text('decline.neverAgain', of)} hint={text('decline.neverAgainHint')} />
    </FormDialog>
  );
}
