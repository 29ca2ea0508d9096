import { Notice } from '../../design-system/Notice/Notice';
import { ResendButton } from '../../design-system/ResendButton/ResendButton';
import { resendVerification } from '../../lib/resend-verification';
import { useAppText } from '../messages/use-app-text';

export interface VerifyNoticeProps {
  readonly email: string;
  readonly onResend?: () => Promise<void>;
}

/** The letter that waits to be opened; gone once its link was. */
export function VerifyNotice({ email, onResend = resendVerification }: VerifyNoticeProps) {
  const text = useAppText();
  return (
    <Notice tone="info" title={text('verify.title')} action={<ResendButton variant="text" onResend={onResend} />}>
      {text('verify.sentence', { email })}
    </Notice>
  );
}
