import { useState } from 'react';
import { Button } from '../../../../design-system/Button/Button';
import { useToasts } from '../../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../../lib/error-text';
import { useAuthText } from '../../messages/use-auth-text';

export interface ResendButtonProps {
  readonly onResend: () => Promise<void>;
}

/** Sends the letter that confirms the address once more. */
export function ResendButton({ onResend }: ResendButtonProps) {
  const text = useAuthText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [isSending, setSending] = useState(false);
  const resend = async (): Promise<void> => {
    setSending(true);
    try {
      await onResend();
      toasts.success(text('verify.sentAgain'));
    } catch (error) {
      toasts.error(errorText(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <Button loading={isSending} onClick={() => void resend()}>
      {text('verify.resend')}
    </Button>
  );
}
