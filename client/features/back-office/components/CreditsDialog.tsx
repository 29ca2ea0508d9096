import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { z } from 'zod';
import { creditAdjustment } from '@modules/credits/http/credits.contract';
import type { Person } from '@modules/operations/http/back-office.contract';
import { Button } from '../../../design-system/Button/Button';
import { Dialog } from '../../../design-system/Dialog/Dialog';
import { useHeldOpen } from '../../../design-system/Dialog/use-held-open';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { NumberField } from '../../../design-system/form/NumberField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextArea } from '../../../design-system/form/TextArea';
import { useLast } from '../../../lib/use-last';
import { useBackOfficeText } from '../messages/use-back-office-text';

const LONGEST = 300;

export interface CreditsDialogProps {
  /** Whose credits; null while nobody's are adjusted. */
  readonly person: Person | null;
  readonly onAdjust: (person: Person, credits: number, reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Corrects a balance, and says why. */
export function CreditsDialog({ person, onAdjust, onClose }: CreditsDialogProps) {
  const text = useBackOfficeText();
  const { close, hold, isSending } = useHeldOpen(onClose);
  const shown = useLast(person);
  const amountNeeded = text('credits.amountNeeded');
  const reasonNeeded = text('decide.reasonNeeded');
  const schema = useMemo(
    () =>
      z.object({
        credits: z.custom<number>((value) => creditAdjustment.shape.credits.safeParse(value).success, {
          error: amountNeeded,
        }),
        reason: z.string().trim().min(3, { error: reasonNeeded }).max(LONGEST),
      }),
    [amountNeeded, reasonNeeded],
  );
  return (
    <Dialog open={person !== null} title={text('credits.title', { name: shown?.full_name ?? '' })} onClose={close}>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        {text('credits.now', { count: shown?.credits ?? 0 })}
      </Typography>
      <Form
        schema={schema}
        defaultValues={{ reason: '' }}
        label={text('people.adjust')}
        onSubmit={({ credits, reason }) =>
          hold(async () => {
            if (shown) await onAdjust(shown, credits, reason);
          })
        }
      >
        <NumberField name="credits" label={text('credits.amount')} hint={text('credits.amountHint')} />
        <TextArea
          name="reason"
          label={text('credits.reason')}
          hint={text('credits.reasonHint')}
          rows={3}
          maxLength={LONGEST}
        />
        <FormActions>
          <SubmitButton>{text('credits.save')}</SubmitButton>
          <Button variant="text" onClick={close} disabled={isSending}>
            {text('action.cancel')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
