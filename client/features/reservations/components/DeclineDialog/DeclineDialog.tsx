import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { LONGEST_DECLINE_REASON } from '@modules/reservations/http/reservations.contract';
import { Button } from '../../../../design-system/Button/Button';
import { Dialog } from '../../../../design-system/Dialog/Dialog';
import { useHeldOpen } from '../../../../design-system/Dialog/use-held-open';
import { Form } from '../../../../design-system/form/Form';
import { FormActions } from '../../../../design-system/form/FormActions';
import { SubmitButton } from '../../../../design-system/form/SubmitButton';
import { TextArea } from '../../../../design-system/form/TextArea';
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
  const { close, hold, isSending } = useHeldOpen(onClose);
  const of = { company: useLast(company) ?? '' };
  const title = text('decline.title', of);
  return (
    <Dialog open={company !== null} title={title} onClose={close}>
      <Form
        schema={schema}
        defaultValues={{ reason: '' }}
        onSubmit={({ reason }) => hold(() => onDecline(reason === '' ? null : reason))}
        label={title}
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
        <FormActions>
          <SubmitButton>{text('decline.send')}</SubmitButton>
          <Button variant="text" onClick={close} disabled={isSending}>
            {text('decline.back')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
