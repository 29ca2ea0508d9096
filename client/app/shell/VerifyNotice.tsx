import { useState } from 'react';
import { Button } from '../../design-system/Button/Button';
import { Notice } from '../../design-system/Notice/Notice';
import { useToasts } from '../../design-system/Toasts/toast-context';
import { useErrorText } from '../../lib/error-text';
import { resendVerification } from '../../lib/resend-verification';
import { useAppText } from '../messages/use-app-text';

export interface VerifyNoticeProps {
  readonly email: string;
  readonly onResend?: () => Promise<void>;
}

/** The letter that waits to be opened; gone once its link was. */
export function VerifyNotice({ email, onResend = resendVerification }: VerifyNoticeProps) {
  const text = useAppText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [isSending, setSending] = useState(false);
  const resend = async (): Promise<void> => {
    setSending(true);
    try {
      await onResend();
      toasts.success(text('verify.sentAgain'));
    } catch (error) {
      toasts.error(`${text('verify.failed')} ${errorText(error)}`);
    } finally {
      setSending(false);
    }
  };
  return (
    <Notice
      tone="info"
      title={text('verify.title')}
      action={
        <Button variant="text" loading={isSending} onClick={() => void resend()}>
          {text('verify.resend')}
        </Button>
      }
    >
      {text('verify.sentence', { email })}
    </Notice>
  );
}
