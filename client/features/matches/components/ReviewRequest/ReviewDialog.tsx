import { z } from 'zod';
import { LONGEST_REVIEW_MESSAGE } from '@modules/matching/http/reviews.contract';
import { Button } from '../../../../design-system/Button/Button';
import { Dialog } from '../../../../design-system/Dialog/Dialog';
import { useHeldOpen } from '../../../../design-system/Dialog/use-held-open';
import { Form } from '../../../../design-system/form/Form';
import { FormActions } from '../../../../design-system/form/FormActions';
import { SubmitButton } from '../../../../design-system/form/SubmitButton';
import { TextArea } from '../../../../design-system/form/TextArea';
import { useToasts } from '../../../../design-system/Toasts/toast-context';
import { useMatchesText } from '../../messages/use-matches-text';

const schema = z.object({ message: z.string().trim().max(LONGEST_REVIEW_MESSAGE) });

export interface ReviewDialogProps {
  readonly open: boolean;
  readonly onAsk: (message: string) => Promise<void>;
  readonly onClose: () => void;
}

/** What happens next, and room to say what seems wrong. */
export function ReviewDialog({ open, onAsk, onClose }: ReviewDialogProps) {
  const text = useMatchesText();
  const { close, hold, isSending } = useHeldOpen(onClose);
  const toasts = useToasts();
  const ask = async (message: string): Promise<void> => {
    await onAsk(message);
    toasts.success(text('review.sent'));
    onClose();
  };
  return (
    <Dialog open={open} title={text('review.title')} onClose={close}>
      <Form
        schema={schema}
        defaultValues={{ message: '' }}
        onSubmit={({ message }) => hold(() => ask(message))}
        label={text('review.title')}
      >
        <p>{text('review.next')}</p>
        <TextArea name="message" label={text('review.message')} rows={4} maxLength={LONGEST_REVIEW_MESSAGE} optional />
        <FormActions>
          <SubmitButton>{text('review.send')}</SubmitButton>
          <Button variant="text" onClick={close} disabled={isSending}>
            {text('review.cancel')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
