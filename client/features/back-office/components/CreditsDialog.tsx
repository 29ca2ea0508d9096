import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { z } from 'zod';
import { creditAdjustment } from '@modules/credits/http/credits.contract';
import type { Person } from '@modules/operations/http/back-office.contract';
import { NumberField } from '../../../design-system/form/NumberField';
import { TextArea } from '../../../design-system/form/TextArea';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import { useLast } from '../../../lib/use-last';
import { useBackOfficeText } from '../messages/use-back-office-text';

const LONGEST = 300;

export interface CreditsDialogProps {
  /** Account to adjust; null while the dialog is closed. */
  readonly person: Person | null;
  readonly onAdjust: (person: Person, credits: number, reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Corrects a balance, with a reason. */
export function CreditsDialog({ person, onAdjust, onClose }: CreditsDialogProps) {
  const text = useBackOfficeText();
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
    <FormDialog
      open={person !== null}
      title={text('credits.title', { name: shown?.full_name ?? '' })}
      lead={
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>
          {text('credits.now', { count: shown?.credits ?? 0 })}
        </Typography>
      }
      label={text('people.adjust')}
      schema={schema}
      defaultValues={{ reason: '' }}
      submit={text('credits.save')}
      cancel={text('action.cancel')}
      onSubmit={async ({ credits, reason }) => {
        if (shown) await onAdjust(shown, credits, reason);
      }}
      onClose={onClose}
    >
      <NumberField name="credits" label={text('credits.amount')} hint={text('credits.amountHint')} />
      <TextArea
        name="reason"
        label={text('credits.reason')}
        hint={text('credits.reasonHint')}
        rows={3}
        maxLength={LONGEST}
      />
    </FormDialog>
  );
}
