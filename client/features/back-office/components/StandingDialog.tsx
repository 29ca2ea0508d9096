import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { z } from 'zod';
import { LONGEST_STANDING_REASON, type SetStandingRequest } from '@modules/identity/http/standing.contract';
import { TextArea } from '../../../design-system/form/TextArea';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import { useLast } from '../../../lib/use-last';
import { useBackOfficeText } from '../messages/use-back-office-text';

/** Person or company of the decision: an active one is suspended, a suspended one restored. */
export interface StandingSubject {
  readonly id: string;
  readonly name: string;
  readonly status: 'ACTIVE' | 'SUSPENDED';
}

export interface StandingDialogProps {
  /** Null while the dialog is closed. */
  readonly subject: StandingSubject | null;
  readonly onDecide: (subject: StandingSubject, request: SetStandingRequest) => Promise<void>;
  readonly onClose: () => void;
}

/** Suspends or restores, with a reason. */
export function StandingDialog({ subject, onDecide, onClose }: StandingDialogProps) {
  const text = useBackOfficeText();
  const shown = useLast(subject);
  const suspends = shown?.status !== 'SUSPENDED';
  const act = suspends ? 'suspend' : 'restore';
  const needed = text('decide.reasonNeeded');
  const schema = useMemo(
    () => z.object({ reason: z.string().trim().min(3, { error: needed }).max(LONGEST_STANDING_REASON) }),
    [needed],
  );
  return (
    <FormDialog
      open={subject !== null}
      title={text(`standing.${act}Title`, { name: shown?.name ?? '' })}
      lead={<Typography sx={{ mb: 2, color: 'text.secondary' }}>{text(`standing.${act}Effect`)}</Typography>}
      label={text(`people.${act}`)}
      schema={schema}
      defaultValues={{ reason: '' }}
      submit={text(`people.${act}`)}
      submitVariant={suspends ? 'danger' : 'primary'}
      cancel={text('action.cancel')}
      onSubmit={async ({ reason }) => {
        if (shown) await onDecide(shown, { status: suspends ? 'SUSPENDED' : 'ACTIVE', reason });
      }}
      onClose={onClose}
    >
      <TextArea
        name="reason"
        label={text('standing.reason')}
        hint={text(`standing.${act}Hint`)}
        rows={4}
        maxLength={LONGEST_STANDING_REASON}
      />
    </FormDialog>
  );
}
