import { useMemo } from 'react';
import { z } from 'zod';
import { TextArea } from '../../../design-system/form/TextArea';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import { useLast } from '../../../lib/use-last';
import { useApprovalsText } from '../messages/use-approvals-text';

export interface RejectDialogProps {
  /** Name of the recruiter; null while the dialog is closed. */
  readonly name: string | null;
  readonly onReject: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

const LONGEST_REASON = 500;

/** Form of a refusal. The reason is required, because the recruiter reads it. */
export function RejectDialog({ name, onReject, onClose }: RejectDialogProps) {
  const text = useApprovalsText();
  const shown = useLast(name) ?? '';
  const needed = text('reject.needed');
  const schema = useMemo(
    () => z.object({ reason: z.string().trim().min(1, { error: needed }).max(LONGEST_REASON) }),
    [needed],
  );
  return (
    <FormDialog
      open={name !== null}
      title={text('reject.title', { name: shown })}
      label={text('reject.form')}
      schema={schema}
      defaultValues={{ reason: '' }}
      submit={text('action.reject')}
      submitVariant="danger"
      cancel={text('action.cancel')}
      onSubmit={({ reason }) => onReject(reason)}
      onClose={onClose}
    >
      <TextArea
        name="reason"
        label={text('reject.reason')}
        hint={text('reject.hint')}
        rows={4}
        maxLength={LONGEST_REASON}
      />
    </FormDialog>
  );
}
