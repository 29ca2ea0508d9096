import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { Button } from '../../design-system/Button/Button';
import { Notice } from '../../design-system/Notice/Notice';
import { ResendButton } from '../../design-system/ResendButton/ResendButton';
import { resendVerification } from '../../lib/resend-verification';
import { useAppText } from '../messages/use-app-text';

export interface VerifyNoticeProps {
  readonly email: string;
  readonly onResend?: () => Promise<void>;
}

/**
 * Asks to confirm the email address. Details, such as what is blocked until then, open on demand. Disappears once the
 * link is used.
 */
export function VerifyNotice({ email, onResend = resendVerification }: VerifyNoticeProps) {
  const text = useAppText();
  const [isOpen, setIsOpen] = useState(false);
  const why = useId();
  return (
    <Notice
      tone="info"
      title={text('verify.title')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <ResendButton variant="text" onResend={onResend} />
          <Button variant="text" aria-expanded={isOpen} aria-controls={why} onClick={() => setIsOpen(!isOpen)}>
            {text('verify.why')}
          </Button>
        </Box>
      }
    >
      <p>{text('verify.sentence', { email })}</p>
      <Box component="p" id={why} hidden={!isOpen}>
        {text('verify.held')}
      </Box>
    </Notice>
  );
}
