import Box from '@mui/material/Box';
import { CONFIRM_MINUTES } from '@modules/bookings/http/studio-bookings.contract';
import { Notice } from '../../../design-system/Notice/Notice';
import { ResendButton } from '../../../design-system/ResendButton/ResendButton';
import { useLanguage } from '../../../lib/i18n';
import { useStudioText } from '../messages/use-studio-text';
import { studioTime } from './studio-time';
import { useIsOver } from './use-is-over';

export interface AwaitingAddressProps {
  readonly email: string;
  /** ISO 8601 UTC. */
  readonly until: string;
  readonly onResend: () => Promise<void>;
}

/** Asks to open the confirmation email before the hold on the slot ends. */
export function AwaitingAddress({ email, until, onResend }: AwaitingAddressProps) {
  const text = useStudioText();
  const language = useLanguage();
  const isOver = useIsOver(until);
  if (isOver) {
    return (
      <Notice tone="warning" title={text('address.overTitle')}>
        {text('address.over')}
      </Notice>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Notice tone="warning" title={text('address.title', { minutes: CONFIRM_MINUTES })}>
        {text('address.sentence', { email, until: studioTime(until, language) })}
      </Notice>
      <Box>
        <ResendButton onResend={onResend} />
      </Box>
    </Box>
  );
}
