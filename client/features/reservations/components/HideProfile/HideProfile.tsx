import { useState } from 'react';
import { Button } from '../../../../design-system/Button/Button';
import { Notice } from '../../../../design-system/Notice/Notice';
import { useToasts } from '../../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../../lib/error-text';
import { useReservationsText } from '../../messages/use-reservations-text';

/** Offered to a person after a hire. Throws the errors of the API client. */
export function HideProfile({ onHide }: { onHide: () => Promise<void> }) {
  const text = useReservationsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [isHiding, setHiding] = useState(false);
  const hide = async (): Promise<void> => {
    setHiding(true);
    try {
      await onHide();
      toasts.success(text('hide.done'));
    } catch (error) {
      toasts.error(`${text('hide.failed')} ${errorText(error)}`);
    } finally {
      setHiding(false);
    }
  };
  return (
    <Notice
      tone="accent"
      action={
        <Button loading={isHiding} onClick={() => void hide()}>
          {text('hide.action')}
        </Button>
      }
    >
      {text('hide.offer')}
    </Notice>
  );
}
