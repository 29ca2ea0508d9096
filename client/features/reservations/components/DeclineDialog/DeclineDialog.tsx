import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { LONGEST_DECLINE_REASON } from '@modules/reservations/http/reservations.contract';
import { TextArea } from '../../../../design-system/form/TextArea';
import { FormDialog } from '../../../../design-system/FormDialog/FormDialog';
import { useLast } from '../../../../lib/use-last';
import { useReservationsText } from '../../messages/use-reservations-text';

const schema = z.object({ reason: z.string().trim().max(LONGEST_DECLINE_REASON) });

export interface DeclineDialogProps {
  /** Who asked; null while nothing is being declined. */
  readonly company: string | null;
  /** Throws what the API client throws; what was typed then stays. */
  readonly onDecline: (reason: string | null) => Promise<void>;
  readonly onClose: () => void;
}

/** What a no closes, and room for a reason that helps the company. */
export function DeclineDialog({ company, onDecline, onClose }: DeclineDialogProps) {
  const text = useReservationsText();
  const of = { company: useLast(company) ?? '' };
  const title = text('decline.title', of);
  return (
    <FormDialog
      open={company !== null}
      title={title}
      schema={schema}
      defaultValues={{ reason: '' }}
      submit={text('decline.send')}
      cancel={text('decline.back')}
      onSubmit={({ reason }) => onDecline(reason === '' ? null : reason)}
      onClose={onClose}
    >
      <Typography>{text('decline.what', of)}</Typography>
      <TextArea
        name="reason"
        label={text('decline.reason')}
        hint={text('decline.hint', of)}
        rows={3}
        maxLength={LONGEST_DECLINE_REASON}
        optional
      />
    </FormDialog>
  );
}
