import { useMemo } from 'react';
import { z } from 'zod';
import { Button } from '../../../design-system/Button/Button';
import { Dialog } from '../../../design-system/Dialog/Dialog';
import { useHeldOpen } from '../../../design-system/Dialog/use-held-open';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextArea } from '../../../design-system/form/TextArea';
import { useLast } from '../../../lib/use-last';
import { useApprovalsText } from '../messages/use-approvals-text';

export interface RejectDialogProps {
  /** Whom it is about; null while nobody is being refused. */
  readonly name: string | null;
  readonly onReject: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

const LONGEST_REASON = 500;

/** A refusal says why: the recruiter reads it. */
export function RejectDialog({ name, onReject, onClose }: RejectDialogProps) {
  const text = useApprovalsText();
  const { close, hold, isSending } = useHeldOpen(onClose);
  const shown = useLast(name) ?? '';
  const needed = text('reject.needed');
  const schema = useMemo(
    () => z.object({ reason: z.string().trim().min(1, { error: needed }).max(LONGEST_REASON) }),
    [needed],
  );
  return (
    <Dialog open={name !== null} title={text('reject.title', { name: shown })} onClose={close}>
      <Form
        schema={schema}
        defaultValues={{ reason: '' }}
        onSubmit={({ reason }) => hold(() => onReject(reason))}
        label={text('reject.form')}
      >
        <TextArea
          name="reason"
          label={text('reject.reason')}
          hint={text('reject.hint')}
          rows={4}
          maxLength={LONGEST_REASON}
        />
        <FormActions>
          <SubmitButton variant="danger">{text('action.reject')}</SubmitButton>
          <Button variant="text" onClick={close} disabled={isSending}>
            {text('action.cancel')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
