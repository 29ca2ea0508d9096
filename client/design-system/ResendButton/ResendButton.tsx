import { useState } from 'react';
import { useErrorText } from '../../lib/error-text';
import { Button, type ButtonVariant } from '../Button/Button';
import { useUiText } from '../messages/use-ui-text';
import { useToasts } from '../Toasts/toast-context';

export interface ResendButtonProps {
  readonly variant?: ButtonVariant;
  readonly onResend: () => Promise<void>;
}

/** Sends the confirmation email again and shows the result. */
export function ResendButton({ variant = 'secondary', onResend }: ResendButtonProps) {
  const text = useUiText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [isSending, setSending] = useState(false);
  const resend = async (): Promise<void> => {
    setSending(true);
    try {
      await onResend();
      toasts.success(text('letter.sentAgain'));
    } catch (error) {
      toasts.error(`${text('letter.notSent')} ${errorText(error)}`);
    } finally {
      setSending(false);
    }
  };
  return (
    <Button variant={variant} loading={isSending} onClick={() => void resend()}>
      {text('letter.sendAgain')}
    </Button>
  );
}
