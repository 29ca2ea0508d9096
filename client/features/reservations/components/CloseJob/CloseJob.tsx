import { useState } from 'react';
import { Button } from '../../../../design-system/Button/Button';
import { ConfirmDialog } from '../../../../design-system/ConfirmDialog/ConfirmDialog';
import { Notice } from '../../../../design-system/Notice/Notice';
import { useToasts } from '../../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../../lib/error-text';
import { useReservationsText } from '../../messages/use-reservations-text';

export interface CloseJobProps {
  readonly title: string;
  /** Throws the errors of the API client. */
  readonly onClose: () => Promise<void>;
}

/** Offered after a hire: the company may close the posting. */
export function CloseJob({ title, onClose }: CloseJobProps) {
  const text = useReservationsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const close = async (): Promise<void> => {
    setClosing(true);
    try {
      await onClose();
      toasts.success(text('closeJob.done', { title }));
    } catch (error) {
      toasts.error(`${text('closeJob.failed')} ${errorText(error)}`);
    } finally {
      setClosing(false);
      setAsking(false);
    }
  };
  return (
    <>
      <Notice
        tone="accent"
        action={
          <Button onClick={() => setAsking(true)} aria-haspopup="dialog">
            {text('closeJob.action')}
          </Button>
        }
      >
        {text('closeJob.offer', { title })}
      </Notice>
      <ConfirmDialog
        open={isAsking}
        title={text('closeJob.title', { title })}
        confirmLabel={text('closeJob.confirm')}
        cancelLabel={text('closeJob.keep')}
        danger
        busy={isClosing}
        onConfirm={() => void close()}
        onCancel={() => setAsking(false)}
      >
        {text('closeJob.sentence')}
      </ConfirmDialog>
    </>
  );
}
