import { z } from 'zod';
import { LONGEST_REVIEW_MESSAGE } from '@modules/matching/http/reviews.contract';
import { TextArea } from '../../../../design-system/form/TextArea';
import { FormDialog } from '../../../../design-system/FormDialog/FormDialog';
import { useToasts } from '../../../../design-system/Toasts/toast-context';
import { useMatchesText } from '../../messages/use-matches-text';

const schema = z.object({ message: z.string().trim().max(LONGEST_REVIEW_MESSAGE) });

export interface ReviewDialogProps {
  readonly open: boolean;
  readonly onAsk: (message: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Explains what happens next, and takes a message about what seems wrong. */
export function ReviewDialog({ open, onAsk, onClose }: ReviewDialogProps) {
  const text = useMatchesText();
  const toasts = useToasts();
  const ask = async (message: string): Promise<void> => {
    await onAsk(message);
    toasts.success(text('review.sent'));
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title={text('review.title')}
      schema={schema}
      defaultValues={{ message: '' }}
      submit={text('review.send')}
      cancel={text('review.cancel')}
      onSubmit={({ message }) => ask(message)}
      onClose={onClose}
    >
      <p>{text('review.next')}</p>
      <TextArea name="message" label={text('review.message')} rows={4} maxLength={LONGEST_REVIEW_MESSAGE} optional />
    </FormDialog>
  );
}
