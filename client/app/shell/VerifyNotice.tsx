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

/** The email that waits to be opened, in a few lines; what is held back until then opens on demand. Gone once its link was used. */
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
